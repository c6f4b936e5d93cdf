import { expect, test } from 'vitest';
import { mailsTo, type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';

const server = await useServer();
const { services } = server;

interface Fixture {
  theo: TestPerson;
  maya: TestPerson;
  tom: TestPerson;
  business: BuiltBusiness;
  biscuit: PetRow;
  duke: PetRow;
}

async function buildFixture(): Promise<Fixture> {
  const [theo, maya, tom] = [await server.businessPerson(), await server.owner(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds', timeZone: 'UTC' });
  const biscuit = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const duke = await buildPet(services, { owner: tom, name: 'Duke' });
  for (const pet of [biscuit, duke]) await buildConnection(services, { pet, business });
  return { theo, maya, tom, business, biscuit, duke };
}

const hoursAgo = (hours: number) =>
  new Date(services.clock.now().getTime() - hours * 3_600_000).toISOString();

function record({ theo, business, biscuit, duke }: Fixture, change: object = {}) {
  return server.call(theo, 'recordIncident', {
    ...{ businessId: business.id, petIds: [biscuit.id, duke.id], kind: 'injury', occurredAt: hoursAgo(1) },
    ...{ location: 'Yard B', description: 'Scraped a shoulder on the fence.', actionsTaken: 'Cleaned.' },
    ...{ people: 'Ana Reyes', notifyOwners: true, ...change },
  });
}

const alertsOf = async (person: TestPerson) =>
  (await server.call(person, 'listAlerts', {})).items.filter(({ kind }) => kind === 'incident');

test('each owner is notified about their own pet, and reads the report without other pets and without names', async () => {
  const fixture = await buildFixture();
  const incident = await record(fixture);
  expect(incident).toMatchObject({
    ...{ kind: 'injury', severity: 'minor', people: 'Ana Reyes', version: 1 },
    pets: [
      { petId: fixture.biscuit.id, petName: 'Biscuit' },
      { petId: fixture.duke.id, petName: 'Duke' },
    ],
  });
  const [alert, ...more] = await alertsOf(fixture.maya);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({ title: 'Harbor Hounds: a report about Biscuit', petId: fixture.biscuit.id });
  expect(alert?.body).toContain('Scraped a shoulder on the fence.');
  expect(JSON.stringify(alert)).not.toMatch(/Duke|Ana Reyes/);
  const shared = await server.call(fixture.maya, 'listPetIncidents', { petId: fixture.biscuit.id });
  expect(shared.items).toMatchObject([{ businessName: 'Harbor Hounds', withOthers: true, corrected: false }]);
  expect(JSON.stringify(shared)).not.toMatch(/Duke|Ana Reyes/);
});

test('owners see only what they were notified of, until a correction notifies them', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture, { notifyOwners: false });
  const ofPet = { petId: fixture.biscuit.id };
  expect(await alertsOf(fixture.maya)).toEqual([]);
  expect((await server.call(fixture.maya, 'listPetIncidents', ofPet)).items).toEqual([]);
  const change = { incidentId: id, description: 'A cut, two stitches.', reason: 'The vet called' };
  await server.call(fixture.theo, 'correctIncident', { ...change, notifyOwners: true });
  expect(await alertsOf(fixture.maya)).toHaveLength(1);
  const { items } = await server.call(fixture.maya, 'listPetIncidents', ofPet);
  expect(items).toMatchObject([{ description: 'A cut, two stitches.', corrected: true }]);
});

test('a correction keeps the earlier text and its reason, and is in the audit log', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture);
  const change = { incidentId: id, severity: 'moderate', location: null, reason: 'Wrong yard' } as const;
  await server.call(fixture.theo, 'correctIncident', change);
  const { incident, versions } = await server.call(fixture.theo, 'getIncident', { incidentId: id });
  expect(incident).toMatchObject({
    version: 2,
    severity: 'moderate',
    location: null,
    actionsTaken: 'Cleaned.',
  });
  expect(versions).toMatchObject([
    { version: 2, severity: 'moderate', location: null, reason: 'Wrong yard' },
    { version: 1, severity: 'minor', location: 'Yard B', reason: null },
  ]);
  const log = await server.call(fixture.theo, 'listAuditEntries', { businessId: fixture.business.id });
  const actions = log.items.filter(({ subject }) => subject.id === id).map(({ action }) => action);
  expect(actions.sort()).toEqual(['correctIncident', 'recordIncident']);
});

test('a correction of an outdated version is refused, and changes nothing', async () => {
  const fixture = await buildFixture();
  const { id, version } = await record(fixture);
  const correct = (description: string) =>
    server.call(fixture.theo, 'correctIncident', {
      ...{ incidentId: id, version, description, reason: 'More exact' },
    });
  const both = await Promise.allSettled([correct('A cut.'), correct('A bruise.')]);
  const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject({
    refused: { status: 'ABORTED', details: { reason: 'changed_meanwhile' } },
  });
  const [saved] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const { incident, versions } = await server.call(fixture.theo, 'getIncident', { incidentId: id });
  expect([incident.description, versions.length]).toEqual([saved?.description, 2]);
});

test('members read it, and for everyone else it does not exist', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture);
  const colleague = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business: fixture.business, account: colleague });
  const outsider = await server.businessPerson();
  const ask = (person: TestPerson) => server.call(person, 'getIncident', { incidentId: id });
  expect((await ask(colleague)).incident.id).toBe(id);
  for (const person of [outsider, fixture.maya]) {
    await expect(ask(person)).rejects.toMatchObject({ refused: { status: 'NOT_FOUND' } });
  }
  const others = { businessId: fixture.business.id };
  await expect(server.call(outsider, 'listIncidents', others)).rejects.toThrow();
  await expect(
    server.call(outsider, 'listPetIncidents', { petId: fixture.biscuit.id }),
  ).rejects.toMatchObject({ refused: { status: 'NOT_FOUND' } });
});

test('only pets that the business knows can be part of it, including those that left recently', async () => {
  const fixture = await buildFixture();
  const unknown = await buildPet(services, { owner: fixture.maya });
  await expect(record(fixture, { petIds: [unknown.id] })).rejects.toMatchObject({
    refused: { status: 'NOT_FOUND' },
  });
  const left = await buildPet(services, { owner: fixture.maya, name: 'Left' });
  await buildCheckIn(services, { pet: left, business: fixture.business });
  expect((await record(fixture, { petIds: [left.id] })).pets).toMatchObject([{ petName: 'Left' }]);
  const stayed = await buildPet(services, { owner: fixture.maya, name: 'Stayed' });
  const visit = (arrived: number, departed: number) => ({
    ...{ business: fixture.business, arrivedAt: new Date(hoursAgo(arrived * 24)) },
    departedAt: new Date(hoursAgo(departed * 24)),
  });
  await buildCheckIn(services, { pet: stayed, ...visit(45, 10) });
  expect((await record(fixture, { petIds: [stayed.id] })).pets).toMatchObject([{ petName: 'Stayed' }]);
  await buildCheckIn(services, { pet: unknown, ...visit(45, 31) });
  await expect(record(fixture, { petIds: [unknown.id] })).rejects.toThrow();
  await expect(record(fixture, { occurredAt: hoursAgo(-2) })).rejects.toThrow();
});

test('the list is narrowed by pet, type and days, and read page by page', async () => {
  const fixture = await buildFixture();
  const [old, bite] = [
    await record(fixture, { occurredAt: '2026-02-03T23:30:00Z' }),
    await record(fixture, { kind: 'bite' }),
  ];
  const only = await record(fixture, { petIds: [fixture.duke.id], occurredAt: hoursAgo(2) });
  const list = async (input: object = {}) =>
    (
      await server.call(fixture.theo, 'listIncidents', { businessId: fixture.business.id, ...input })
    ).items.map(({ id }) => id);
  expect(await list()).toEqual([bite.id, only.id, old.id]);
  expect(await list({ petId: fixture.biscuit.id })).toEqual([bite.id, old.id]);
  expect(await list({ kind: 'bite' })).toEqual([bite.id]);
  expect(await list({ from: '2026-02-03', to: '2026-02-03' })).toEqual([old.id]);
  const input = { businessId: fixture.business.id, limit: 2 };
  const first = await server.call(fixture.theo, 'listIncidents', input);
  const next = await server.call(fixture.theo, 'listIncidents', { ...input, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...next.items].map(({ id }) => id)).toEqual([bite.id, only.id, old.id]);
});

test('the same key records once', async () => {
  const fixture = await buildFixture();
  const key = { occurredAt: hoursAgo(1), idempotencyKey: crypto.randomUUID() };
  expect(await record(fixture, key)).toEqual(await record(fixture, key));
  expect(await alertsOf(fixture.maya)).toHaveLength(1);
});

test('the PDF is fetched by a link, and by no other', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture);
  const { url } = await server.call(fixture.theo, 'printIncident', { incidentId: id });
  const path = new URL(url).pathname;
  const reply = await fetch(`${server.url}${path}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await reply.text()).slice(0, 5)).toBe('%PDF-');
  const forged = path.replace(/\.\d+\./, `.${Date.now() + 86_400_000}.`);
  expect((await fetch(`${server.url}${forged}`)).status).toBe(404);
});

test('many concurrent downloads take turns, and the rest are told when to try again', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture, { description: 'Scraped a shoulder on the fence. '.repeat(100) });
  const { url } = await server.call(fixture.theo, 'printIncident', { incidentId: id });
  const fetchIt = () => fetch(`${server.url}${new URL(url).pathname}`);
  const replies = await Promise.all(Array.from({ length: 40 }, fetchIt));
  const put = replies.filter(({ status }) => status === 503);
  expect(put.length).toBeGreaterThan(0);
  expect(put.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect((await fetchIt()).status).toBe(200);
});

test('a time whose year was typed with two digits is refused', async () => {
  const fixture = await buildFixture();
  const refused = (occurredAt: string) =>
    expect(record(fixture, { occurredAt })).rejects.toMatchObject({
      refused: { details: { issues: [{ path: 'occurredAt', message: 'Enter the year in full.' }] } },
    });
  await refused('0026-11-23T09:00:00Z');
  const { id } = await record(fixture);
  const input = { incidentId: id, reason: 'Wrong year', occurredAt: '0026-11-23T09:00:00Z' };
  const correction = await server.refusal(fixture.theo, 'correctIncident', input);
  expect(correction.details).toMatchObject({ issues: [{ path: 'occurredAt' }] });
});

test('the report outlives the pet', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture);
  await services.store.pool.query('delete from pet where id = $1', [fixture.biscuit.id]);
  const { incident } = await server.call(fixture.theo, 'getIncident', { incidentId: id });
  expect(incident.pets.map(({ petName }) => petName)).toEqual(['Biscuit', 'Duke']);
});

/** Momo, whose owner has no account, and the customer that staff see. */
async function buildGuest({ theo, business }: Fixture, ownerEmail: string) {
  const here = { businessId: business.id };
  const typed = { ...here, petName: 'Momo', species: 'dog', ownerEmail } as const;
  const { petId } = await server.call(theo, 'createGuest', typed);
  const { items } = await server.call(theo, 'listCustomers', { ...here, search: 'momo' });
  return { petId, typed, customer: { ...here, customerId: items[0]?.id ?? '' } };
}

const mailed = (address: string) => mailsTo(server, address);

test("a guest's owner gets an email", async () => {
  const fixture = await buildFixture();
  const { petId } = await buildGuest(fixture, 'momo-incident@guest.test');
  await record(fixture, { petIds: [petId] });
  expect(await mailed('momo-incident@guest.test')).toMatchObject([
    { subject: 'Harbor Hounds: a report about Momo' },
  ]);
});

test("a guest's owner is emailed at the address that staff entered last, and not at all once they removed it", async () => {
  const fixture = await buildFixture();
  const [old, right] = ['momo-old@guest.test', 'momo-right@guest.test'];
  const { petId, typed, customer } = await buildGuest(fixture, old);
  await server.call(fixture.theo, 'updateCustomer', { ...customer, email: right });
  await record(fixture, { petIds: [petId] });
  expect([await mailed(old), await mailed(right)]).toMatchObject([[], [{}]]);
  // The form of the guest, sent again unchanged, repeats an address that was corrected since.
  await server.call(fixture.theo, 'updateGuest', { ...typed, petId });
  expect((await server.call(fixture.theo, 'getCustomer', customer)).email).toBe(right);
  await server.call(fixture.theo, 'updateCustomer', { ...customer, name: 'Ada', email: null });
  await record(fixture, { petIds: [petId] });
  expect([await mailed(old), await mailed(right)]).toMatchObject([[], [{}]]);
});

test('programs are notified that it was recorded, with ids only', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture);
  const published = await services.store.pool.query('select payload from event where topic = $1', [
    `programs:${fixture.business.id}`,
  ]);
  const petIds = [fixture.biscuit.id, fixture.duke.id];
  expect(published.rows).toEqual([{ payload: { type: 'incident.recorded', incidentId: id, petIds } }]);
});
