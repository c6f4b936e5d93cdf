import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

interface Yard {
  readonly owner: TestPerson;
  readonly business: BuiltBusiness;
}

/** A business that requires a rabies dose with a document, or a reviewed one. */
async function openYard(evidence: 'document' | 'reviewed' = 'document'): Promise<Yard> {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner });
  const requirement = { kind: 'vaccination', targets: ['rabies'], evidence } as const;
  await buildRequirements(services, { business, rules: [{ id: 'rabies', level: 'required', requirement }] });
  return { owner, business };
}

/** One dose with a document, known to two businesses that may read it. */
async function buildFixture(options: { evidence?: 'document' | 'reviewed'; state?: 'rejected' } = {}) {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const dose = await buildVaccination(services, {
    pet,
    evidence: 'document',
    ...(options.state ? { state: options.state } : {}),
  });
  const [north, south] = [await openYard(options.evidence), await openYard(options.evidence)];
  for (const { business } of [north, south]) {
    await buildConnection(services, { pet, business, scope: 'records' });
  }
  const status = async ({ business }: Yard) =>
    (await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id })).checks[0]?.status;
  const decide = ({ owner, business }: Yard, decision: 'verify' | 'reject', note?: string) =>
    server.call(owner, 'reviewVaccination', {
      businessId: business.id,
      vaccinationId: dose.id,
      decision,
      ...(note ? { note } : {}),
    });
  const doseFor = async (person: TestPerson) =>
    (await server.call(person, 'listVaccinations', { petId: pet.id })).items.find(({ id }) => id === dose.id);
  return { maya, pet, dose, north, south, status, decide, doseFor };
}

test('a rejection counts at the business that rejected, and nowhere else', async () => {
  const { maya, north, south, status, decide, doseFor } = await buildFixture();
  expect(await decide(north, 'reject', 'The page is of another dog.')).toMatchObject({ state: 'rejected' });
  expect([await status(north), await status(south)]).toEqual(['missing', 'met']);

  const review = {
    businessId: north.business.id,
    businessName: north.business.name,
    decision: 'reject',
    note: 'The page is of another dog.',
  };
  expect(await doseFor(maya)).toMatchObject({ state: 'active', reviews: [review] });
  expect(await doseFor(north.owner)).toMatchObject({ state: 'rejected', reviews: [review] });
  expect(await doseFor(south.owner)).toMatchObject({ state: 'active', reviews: [] });
});

test('another business’s check does not lift a rejection; the owner’s correction does', async () => {
  const { maya, dose, north, south, status, decide, doseFor } = await buildFixture({ evidence: 'reviewed' });
  await decide(north, 'reject');
  await decide(south, 'verify');
  expect([await status(north), await status(south)]).toEqual(['missing', 'met']);
  expect((await doseFor(maya))?.reviews.map(({ decision }) => decision)).toEqual(['reject', 'verify']);

  const corrected = await server.call(maya, 'correctVaccination', {
    vaccinationId: dose.id,
    lotNumber: 'A1',
  });
  expect(corrected).toMatchObject({ state: 'active', reviews: [] });
  expect([await status(north), await status(south)]).toEqual(['unverified', 'unverified']);
});

test('a business that withdraws its own verification leaves the record with the proof that its owner has', async () => {
  const { maya, north, south, status, decide, doseFor } = await buildFixture({ evidence: 'reviewed' });
  await decide(north, 'verify');
  expect(await status(south)).toBe('met');
  await decide(north, 'reject');
  expect(await doseFor(maya)).toMatchObject({ evidence: 'owner', state: 'active' });
  expect([await status(north), await status(south)]).toEqual(['missing', 'unverified']);
});

test('a verification by a second business stays when the first withdraws its own', async () => {
  const { north, south, status, decide } = await buildFixture({ evidence: 'reviewed' });
  await decide(north, 'verify');
  await decide(south, 'verify');
  await decide(north, 'reject');
  expect([await status(north), await status(south)]).toEqual(['missing', 'met']);
});

test('what the previous release stored as rejected everywhere counts again at other businesses', async () => {
  const { maya, dose, north, south, status, doseFor } = await buildFixture({ state: 'rejected' });
  const decided = {
    decision: 'reject',
    decidedBy: north.owner.uid,
    decidedAt: services.clock.now(),
  } as const;
  await services.store.db.insert(reviewRequestTable).values({
    ...{
      businessId: north.business.id,
      vaccinationId: dose.id,
      version: 1,
      requestedAt: services.clock.now(),
    },
    ...decided,
  });
  expect([await status(north), await status(south)]).toEqual(['missing', 'met']);
  expect((await doseFor(maya))?.state).toBe('active');
});

test('a scanner without a network recognizes the doses that its business rejected, but no pet', async () => {
  const { pet, dose, north, south, decide } = await buildFixture();
  const list = ({ owner, business }: Yard) =>
    server.call(owner, 'listRejectedDoses', { businessId: business.id });
  expect((await list(north)).items).toEqual([]);
  await decide(north, 'reject');
  const text = `${pet.id} ${dose.vaccine} ${dose.administeredOn}`;
  const fingerprint = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  expect((await list(north)).items).toEqual([fingerprint]);
  expect((await list(south)).items).toEqual([]);
});

test('an owner cannot ask the same business again about a record it rejected, until it is corrected', async () => {
  const { maya, dose, north, decide } = await buildFixture();
  await decide(north, 'reject');
  const input = { businessId: north.business.id, kind: 'vaccination', recordId: dose.id } as const;
  const refusal = await server.refusal(maya, 'requestReview', input);
  expect(refusal.details?.reason).toBe('rejected');
  await server.call(maya, 'correctVaccination', { vaccinationId: dose.id, clinic: 'Maple Hollow' });
  expect(await server.call(maya, 'requestReview', input)).toMatchObject({ recordId: dose.id });
});

test("one business's note about a record is not read by another", async () => {
  const { maya, dose, north, south, decide } = await buildFixture();
  await decide(north, 'verify', 'Called the clinic.');
  const reasons = async (person: TestPerson) =>
    (await server.call(person, 'listVaccinationHistory', { vaccinationId: dose.id })).items.map(
      ({ reason }) => reason,
    );
  expect(await reasons(maya)).toContain(`Checked by ${north.business.name}: Called the clinic.`);
  expect(JSON.stringify(await reasons(south.owner))).not.toContain('Called the clinic');
});
