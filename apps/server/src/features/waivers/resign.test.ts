import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

async function buildSigned(more: { resign: 'material' | 'yearly' | 'every_visit' }) {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const pet = await buildPet(services, { owner: maya, name: 'Mochi' });
  await buildConnection(services, { business, pet });
  const waiver = await server.call(theo, 'createWaiver', {
    businessId: business.id,
    title: 'Play agreement',
    body: 'Dogs play here.',
    requiredFor: [],
    ...more,
  });
  return { theo, maya, business, pet, waiver };
}

type Fixture = Awaited<ReturnType<typeof buildSigned>>;

const sign = ({ maya, waiver, pet }: Fixture, version = 1) =>
  server.call(maya, 'signWaiver', {
    waiverId: waiver.id,
    version,
    petIds: [pet.id],
    signerName: 'Maya Okafor',
    signature: { kind: 'typed', text: 'Maya Okafor' },
    idempotencyKey: crypto.randomUUID(),
  });

/** The result of the waiver's rule, today or on another day. */
async function found({ maya, business, pet }: Fixture, day?: string): Promise<string | undefined> {
  const visit = day === undefined ? {} : { arrival: day, departure: day };
  const asked = { petId: pet.id, businessId: business.id, ...visit };
  const { checks } = await server.call(maya, 'getCompliance', asked);
  return checks[0]?.status;
}

/** Checks the pet in and out again; returns the result of the rule in between. */
async function visit(fixture: Fixture): Promise<string | undefined> {
  const { theo, business, pet } = fixture;
  const { id } = await server.call(theo, 'checkIn', {
    businessId: business.id,
    petId: pet.id,
    method: 'manual',
    decision: 'admit',
    idempotencyKey: crypto.randomUUID(),
  });
  const during = await found(fixture);
  await server.call(theo, 'checkOut', {
    businessId: business.id,
    checkInId: id,
    idempotencyKey: crypto.randomUUID(),
  });
  return during;
}

test('"Required for" creates the rule once, and changing it changes that rule', async () => {
  const fixture = await buildSigned({ resign: 'material' });
  const { theo, business, waiver } = fixture;
  expect(waiver.resign).toBe('material');
  const rules = async () => (await server.call(theo, 'getRequirements', { businessId: business.id })).rules;
  expect(await rules()).toMatchObject([
    { level: 'required', requirement: { kind: 'waiver', waiverId: waiver.id, materialVersion: 1 } },
  ]);
  const next = { waiverId: waiver.id, body: 'Dogs play and swim.', material: true };
  await server.call(theo, 'publishWaiverVersion', { ...next, requiredFor: ['daycare'] });
  expect(await rules()).toMatchObject([
    { appliesTo: { services: ['daycare'] }, requirement: { waiverId: waiver.id, materialVersion: 2 } },
  ]);
});

test('a waiver that is signed again each year ends after twelve months', async () => {
  const fixture = await buildSigned({ resign: 'yearly' });
  expect(await found(fixture)).toBe('missing');
  await sign(fixture);
  expect(await found(fixture)).toBe('met');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(await found(fixture, day(360))).toBe('expiring');
  expect(await found(fixture, day(367))).toBe('expired');
});

test('a waiver that is signed for every visit is required again after the visit, not during it', async () => {
  const fixture = await buildSigned({ resign: 'every_visit' });
  await sign(fixture);
  expect(await found(fixture)).toBe('met');
  expect(await visit(fixture)).toBe('met');
  expect(await found(fixture)).toBe('expired');
  await sign(fixture);
  expect(await found(fixture)).toBe('met');
});

test('the verdict that a business sees follows the use of a signature, and an undone check-out', async () => {
  const fixture = await buildSigned({ resign: 'every_visit' });
  const { theo, business, pet } = fixture;
  const at = { businessId: business.id };
  /** Whether the business's list of pets that are not cleared names the pet; it is read from stored verdicts. */
  const isRefused = async () => {
    const filter = { ...at, verdict: 'non_compliant', sort: 'name' } as const;
    return (await server.call(theo, 'listConnections', filter)).items.length === 1;
  };
  await sign(fixture);
  expect(await isRefused()).toBe(false);
  const how = { method: 'manual', decision: 'admit', idempotencyKey: crypto.randomUUID() } as const;
  const { id: checkInId } = await server.call(theo, 'checkIn', { ...at, ...how, petId: pet.id });
  expect(await isRefused()).toBe(false);
  const left = { ...at, checkInId, idempotencyKey: crypto.randomUUID() };
  await server.call(theo, 'checkOut', left);
  expect(await isRefused()).toBe(true);
  await server.call(theo, 'undoCheckOut', { ...left, idempotencyKey: crypto.randomUUID() });
  expect(await isRefused()).toBe(false);
});

test('a changed policy also applies to earlier signatures', async () => {
  const fixture = await buildSigned({ resign: 'material' });
  await sign(fixture);
  await visit(fixture);
  expect(await found(fixture)).toBe('met');
  const next = { waiverId: fixture.waiver.id, body: 'Dogs play here!', material: false } as const;
  const changed = await server.call(fixture.theo, 'publishWaiverVersion', { ...next, resign: 'every_visit' });
  expect(changed).toMatchObject({ materialVersion: 1, resign: 'every_visit' });
  expect(await found(fixture)).toBe('expired');
});

test("a person's signatures are listed with business and title, for no one else", async () => {
  const fixture = await buildSigned({ resign: 'material' });
  const { sha256 } = await sign(fixture);
  const { items } = await server.call(fixture.maya, 'listMySignatures', {});
  expect(items).toMatchObject([
    { sha256, title: 'Play agreement', businessId: fixture.business.id, petName: 'Mochi' },
  ]);
  const other: TestPerson = await server.owner();
  expect((await server.call(other, 'listMySignatures', {})).items).toEqual([]);
});
