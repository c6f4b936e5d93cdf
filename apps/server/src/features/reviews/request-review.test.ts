import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import {
  buildBusiness,
  buildConnection,
  buildDocument,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

/**
 * A pet shared with a business with scope verdict, with one dose that has a document and one document that proves
 * nothing.
 */
async function buildFixture() {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const requirement = { kind: 'vaccination', targets: ['rabies'], evidence: 'reviewed' } as const;
  await buildRequirements(services, { business, rules: [{ id: 'rabies', level: 'required', requirement }] });
  const pet = await buildPet(services, { owner: maya });
  const [certificate, licence] = [
    await buildDocument(services, { pet }),
    await buildDocument(services, { pet, kind: 'licence' }),
  ];
  const proof = { evidence: 'document' as const, documentIds: [certificate.id] };
  const dose = await buildVaccination(services, { pet, ...proof });
  await buildVaccination(services, { pet, vaccine: 'dhpp', ...proof });
  await buildConnection(services, { pet, business, scope: 'verdict' });
  const asked = { businessId: business.id, kind: 'vaccination', recordId: dose.id } as const;
  const ask = (person: TestPerson = maya) => server.call(person, 'requestReview', asked);
  const queue = async () => (await server.call(theo, 'listReviewQueue', { businessId: business.id })).items;
  const read = (person: TestPerson, documentId: string) => server.call(person, 'getDocument', { documentId });
  const isHidden = async (person: TestPerson, documentId: string) =>
    (await server.refusal(person, 'getDocument', { documentId })).status === 'NOT_FOUND';
  const decide = (decision: 'verify' | 'reject') =>
    server.call(theo, 'reviewVaccination', { businessId: business.id, vaccinationId: dose.id, decision });
  const status = async () =>
    (await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id })).checks[0]?.status;
  const fixture = { theo, maya, business, pet, dose, certificate, licence, asked };
  return { ...fixture, ask, queue, read, isHidden, decide, status };
}

test('with scope verdict, the owner’s request shares that one record until it is decided', async () => {
  const { theo, maya, pet, dose, certificate, licence, ...fixture } = await buildFixture();
  expect(await fixture.status()).toBe('unverified');
  expect(await fixture.queue()).toEqual([]);
  expect(await fixture.isHidden(theo, certificate.id)).toBe(true);

  expect(await fixture.ask()).toMatchObject({ recordId: dose.id, vaccinationId: dose.id, shared: true });
  expect(await fixture.status()).toBe('pending');
  expect(await fixture.queue()).toMatchObject([{ vaccination: { id: dose.id }, askedBy: 'person' }]);
  expect(await fixture.read(theo, certificate.id)).toMatchObject({
    proposals: [],
    vaccinationIds: [dose.id],
  });
  expect(await fixture.isHidden(theo, licence.id)).toBe(true);
  expect((await server.refusal(theo, 'listVaccinations', { petId: pet.id })).status).toBe('NOT_FOUND');
  const views = await server.call(maya, 'listViews', { petId: pet.id });
  expect(views.items[0]).toMatchObject({ what: 'records' });

  await fixture.decide('verify');
  expect(await fixture.status()).toBe('met');
  expect(await fixture.isHidden(theo, certificate.id)).toBe(true);
  expect(await fixture.queue()).toEqual([]);
});

test('only those who review at that business may read what was shared', async () => {
  const { business, certificate, ...fixture } = await buildFixture();
  const [staff, manager] = [
    await server.as(await buildMember(services, { business })),
    await server.as(await buildMember(services, { business, role: 'manager' })),
  ];
  await fixture.ask();
  expect(await fixture.isHidden(staff, certificate.id)).toBe(true);
  expect(await fixture.read(manager, certificate.id)).toMatchObject({ id: certificate.id });
  expect(await fixture.isHidden(await server.businessPerson(), certificate.id)).toBe(true);
});

test('what was shared ends when the pet is disconnected, and does not come back', async () => {
  const { theo, maya, pet, business, certificate, ...fixture } = await buildFixture();
  await fixture.ask();
  const connection = { petId: pet.id, businessId: business.id };
  await server.call(maya, 'disconnectPet', connection);
  expect(await fixture.isHidden(theo, certificate.id)).toBe(true);
  await server.call(maya, 'connectPet', { ...connection, scope: 'verdict' });
  expect(await fixture.isHidden(theo, certificate.id)).toBe(true);
  expect(await fixture.queue()).toEqual([]);
});

test('with scope records nothing more is shared, and the owner and the business see the request', async () => {
  const { theo, maya, pet, business, dose, ...fixture } = await buildFixture();
  await server.call(maya, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'records' });
  expect(await fixture.ask()).toMatchObject({ shared: false });
  for (const person of [maya, theo]) {
    const { items } = await server.call(person, 'listVaccinations', { petId: pet.id });
    const requests = items.find(({ id }) => id === dose.id)?.reviewRequests;
    expect(requests).toMatchObject([{ businessId: business.id, businessName: business.name }]);
  }
});

test('a request by staff shares nothing, and someone who may only read the pet cannot share either', async () => {
  const { theo, pet, asked, dose, ...fixture } = await buildFixture();
  expect((await server.refusal(theo, 'requestReview', asked)).status).toBe('NOT_FOUND');
  const reader = await server.owner();
  await services.store.db
    .insert(coOwnerTable)
    .values({ petId: pet.id, uid: reader.uid, access: 'read', since: services.clock.now() });
  expect((await server.refusal(reader, 'requestReview', asked)).details?.reason).toBe('insufficient_role');
  expect((await server.refusal(await server.owner(), 'requestReview', asked)).status).toBe('NOT_FOUND');
  await services.store.db
    .update(vaccinationTable)
    .set({ state: 'withdrawn' })
    .where(eq(vaccinationTable.id, dose.id));
  expect((await server.refusal(fixture.maya, 'requestReview', asked)).details?.reason).toBe('withdrawn');
});
