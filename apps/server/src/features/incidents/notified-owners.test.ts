import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailsTo, type TestPerson, useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const folder = new URL('../../../migrations/', import.meta.url);
const migration = readdirSync(folder).find((name) => name.endsWith('incident-notified-owner.sql')) ?? '';
const statements = readFileSync(new URL(migration, folder), 'utf8').split('--> statement-breakpoint');
const enterNotified = statements.find((text) => text.includes('UPDATE "incident_pet"')) ?? '';

/** An incident with Biscuit, who belongs to Maya and can be transferred to Nora. */
async function buildIncident({ notifyOwners = true } = {}) {
  const [theo, maya, nora] = [await server.businessPerson(), await server.owner(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, timeZone: 'UTC' });
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  await buildConnection(services, { pet, business });
  const { id } = await server.call(theo, 'recordIncident', {
    ...{ businessId: business.id, petIds: [pet.id], kind: 'injury', notifyOwners },
    ...{ occurredAt: services.clock.now().toISOString(), description: 'Scraped a shoulder.' },
  });
  const read = async (person: TestPerson) =>
    (await server.call(person, 'listPetIncidents', { petId: pet.id })).items.map((item) => item.id);
  const alerts = async (person: TestPerson) =>
    (await server.call(person, 'listAlerts', {})).items.filter(({ kind }) => kind === 'incident').length;
  const correct = () =>
    server.call(theo, 'correctIncident', { incidentId: id, description: 'A cut.', reason: 'The vet called' });
  const transfer = async (keep: 'nothing' | 'read') => {
    await server.call(maya, 'transferPet', { petId: pet.id, email: nora.email, keep });
    await server.runJobs();
    const [mail] = await mailsTo(server, nora.email);
    const token = /\/transfer\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await server.call(nora, 'acceptTransfer', { token });
  };
  return { theo, maya, nora, business, id, read, alerts, correct, transfer };
}

test('a new owner neither reads what the former owner was notified of, nor is notified of its correction', async () => {
  const { maya, nora, id, read, alerts, correct, transfer } = await buildIncident();
  expect(await read(maya)).toEqual([id]);
  await transfer('read');
  await correct();
  expect([await read(nora), await alerts(nora)]).toEqual([[], 0]);
  // The former owner, who keeps read access, can still read what they were notified of.
  expect(await read(maya)).toEqual([id]);
});

test('the owner is notified of a correction while the pet is theirs', async () => {
  const { maya, alerts, correct } = await buildIncident();
  await correct();
  expect(await alerts(maya)).toBe(2);
});

test('of earlier reports, those are kept whose pet still has the same owner', async () => {
  const [same, given] = [await buildIncident(), await buildIncident()];
  const silent = await buildIncident({ notifyOwners: false });
  await given.transfer('read');
  await services.store.pool.query('update incident_pet set notified_uid = null');
  await services.store.pool.query(enterNotified);
  expect(await same.read(same.maya)).toEqual([same.id]);
  expect([await given.read(given.nora), await silent.read(silent.maya)]).toEqual([[], []]);
});

test("one sender's emails to the owner of a guest are limited", async () => {
  const theo = await server.businessPerson();
  const { id: businessId } = await buildBusiness(services, { owner: theo });
  const ownerEmail = 'limited-incident@guest.test';
  const guest = { businessId, petName: 'Momo', species: 'dog', ownerEmail } as const;
  const { petId } = await server.call(theo, 'createGuest', guest);
  const occurredAt = services.clock.now().toISOString();
  const about = { businessId, kind: 'injury', occurredAt, notifyOwners: true } as const;
  for (let count = 1; count <= 12; count += 1) {
    await server.call(theo, 'recordIncident', { ...about, petIds: [petId], description: `Scrape ${count}` });
  }
  await server.runJobs();
  expect(await mailsTo(server, ownerEmail)).toHaveLength(10);
});
