import { describe, expect, test } from 'vitest';
import { type CallRefused, countRows, useServer } from '../../../test/index.ts';
import { buildPet, buildVaccination } from '../../seed/builders/index.ts';

const server = await useServer();
const maya = await server.owner();
const { services } = server;

async function recorded() {
  const pet = await buildPet(services, { owner: maya });
  return server.call(maya, 'recordVaccination', {
    petId: pet.id,
    vaccine: 'rabies-1y',
    administeredOn: '2026-03-01',
  });
}

async function historyOf(vaccinationId: string) {
  return (await server.call(maya, 'listVaccinationHistory', { vaccinationId })).items;
}

test('a correction is a new version; the old one stays readable with who, when and why', async () => {
  const first = await recorded();
  const second = await server.call(maya, 'correctVaccination', {
    vaccinationId: first.id,
    clinic: 'Elm Vets',
    reason: 'Forgot it',
  });
  const third = await server.call(maya, 'withdrawVaccination', {
    vaccinationId: first.id,
    reason: 'Wrong pet',
  });
  expect(await historyOf(first.id)).toMatchObject([
    { version: 3, by: maya.uid, reason: 'Wrong pet', vaccination: third },
    { version: 2, by: maya.uid, reason: 'Forgot it', vaccination: second },
    { version: 1, by: maya.uid, reason: null, vaccination: first },
  ]);
  expect(third).toMatchObject({ state: 'withdrawn', clinic: 'Elm Vets' });
});

test('rows of the history are only ever added', async () => {
  const dose = await recorded();
  let before = await historyOf(dose.id);
  for (const clinic of ['One', 'Two', 'Three']) {
    await server.call(maya, 'correctVaccination', { vaccinationId: dose.id, clinic });
    const after = await historyOf(dose.id);
    expect(after.slice(1)).toEqual(before);
    before = after;
  }
});

test('history has pages', async () => {
  const dose = await recorded();
  for (const clinic of ['One', 'Two'])
    await server.call(maya, 'correctVaccination', { vaccinationId: dose.id, clinic });
  const first = await server.call(maya, 'listVaccinationHistory', { vaccinationId: dose.id, limit: 2 });
  const rest = await server.call(maya, 'listVaccinationHistory', {
    vaccinationId: dose.id,
    cursor: first.nextCursor ?? '',
  });
  expect([...first.items, ...rest.items].map((item) => item.version)).toEqual([3, 2, 1]);
});

test('a business had checked the old version: the evidence falls back', async () => {
  const pet = await buildPet(services, { owner: maya });
  const dose = await buildVaccination(services, { pet, evidence: 'reviewed' });
  const corrected = await server.call(maya, 'correctVaccination', {
    vaccinationId: dose.id,
    lotNumber: 'B2',
  });
  expect(corrected.evidence).toBe('owner');
});

test('a dose is not a duplicate of itself, but other warnings are still returned', async () => {
  const dose = await recorded();
  const same = await server.call(maya, 'correctVaccination', {
    vaccinationId: dose.id,
    administeredOn: '2026-03-01',
  });
  expect(same.warnings).toBeUndefined();
  const warnings = await server.call(maya, 'correctVaccination', {
    vaccinationId: dose.id,
    expiresOn: '2026-03-01',
  });
  expect(warnings.warnings?.map((warning) => warning.code)).toEqual(['ends_when_given']);
});

describe('nothing is written', () => {
  test('when the corrected dose could not be true', async () => {
    const dose = await recorded();
    const before = await countRows(services.store);
    const refused = await server.refusal(maya, 'correctVaccination', {
      vaccinationId: dose.id,
      administeredOn: '2999-01-01',
    });
    expect(refused.details?.issues?.[0]?.path).toBe('administeredOn');
    expect(await countRows(services.store)).toEqual(before);
  });
  test.each(['correctVaccination', 'withdrawVaccination'] as const)(
    'by %s when the dose was withdrawn',
    async (name) => {
      const dose = await recorded();
      await server.call(maya, 'withdrawVaccination', { vaccinationId: dose.id });
      const before = await countRows(services.store);
      const refused = await server.refusal(maya, name, { vaccinationId: dose.id });
      expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'withdrawn' } });
      expect(await countRows(services.store)).toEqual(before);
    },
  );
});

test('of ten corrections at once each builds on another or is asked to read again; versions have no gap', async () => {
  const dose = await recorded();
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      server.call(maya, 'correctVaccination', { vaccinationId: dose.id, clinic: `Clinic ${index}` }).then(
        () => 'made',
        (problem: CallRefused) => problem.refused.status,
      ),
    ),
  );
  const made = tries.filter((outcome) => outcome === 'made').length;
  expect(tries.filter((outcome) => outcome !== 'made')).toEqual(Array(10 - made).fill('ABORTED'));
  const versions = (await historyOf(dose.id)).map((item) => item.version);
  expect(made).toBeGreaterThan(0);
  expect(versions).toEqual(Array.from({ length: made + 1 }, (_, index) => made + 1 - index));
});
