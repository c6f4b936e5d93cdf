import { describe, expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';
import { buildPet, buildVaccination } from '../../seed/builders/index.ts';

const server = await useServer();
const maya = await server.owner();
const { services } = server;
const dose = { vaccine: 'rabies-1y', administeredOn: '2026-03-01' } as const;

test('a dose is saved as it was typed, as entered by its owner', async () => {
  const pet = await buildPet(services, { owner: maya });
  const input = {
    ...dose,
    petId: pet.id,
    product: 'Imrab 1',
    lotNumber: 'A1',
    route: 'subcutaneous',
    expiresOn: '2027-03-01',
    doseNumber: 2,
    clinic: 'Elm Vets',
  } as const;
  const typed = await server.call(maya, 'recordVaccination', input);
  expect(typed).toMatchObject({
    ...input,
    manufacturer: null,
    documentIds: [],
    evidence: 'owner',
    state: 'active',
  });
  expect(typed.warnings).toBeUndefined();
});

test('an unknown document is refused, because it would prove nothing', async () => {
  const pet = await buildPet(services, { owner: maya });
  const input = { ...dose, petId: pet.id, documentIds: [crypto.randomUUID()] };
  const refused = await server.refusal(maya, 'recordVaccination', input);
  expect(refused.details?.issues).toMatchObject([{ path: 'documentIds.0' }]);
});

describe('an impossible value is refused with its path, and nothing is written', () => {
  test.each([
    ['administeredOn', { administeredOn: '2999-01-01' }],
    ['administeredOn', { administeredOn: '2019-12-31' }],
    ['expiresOn', { expiresOn: '2026-02-28' }],
    ['vaccine', { vaccine: 'unicorn' }],
    ['doseNumber', { doseNumber: 0 }],
    ['route', { route: 'by mail' }],
    ['documentIds.0', { documentIds: ['x'] }],
    ['evidence', { evidence: 'clinic' }],
    ['state', { state: 'active' }],
  ])('%s in %j', async (path, change) => {
    const pet = await buildPet(services, { owner: maya, bornOn: '2020-01-01', bornOnPrecision: 'day' });
    const before = await countRows(services.store);
    const refused = await server.refusal(maya, 'recordVaccination', { ...dose, petId: pet.id, ...change });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toContain(path);
    expect(await countRows(services.store)).toEqual(before);
  });
});

describe('an unusual value is saved, with a warning', () => {
  test.each([
    ['ends_when_given', 'expiresOn', { expiresOn: '2026-03-01' }],
    ['unusual_duration', 'expiresOn', { expiresOn: '2032-03-01' }],
    ['other_species', 'vaccine', { vaccine: 'fvrcp' }],
    ['product_mismatch', 'product', { product: 'Imrab 3' }],
  ])('%s', async (code, path, change) => {
    const pet = await buildPet(services, { owner: maya });
    const kept = await server.call(maya, 'recordVaccination', { ...dose, petId: pet.id, ...change } as never);
    expect(kept).toMatchObject({ warnings: [{ code, path }] });
    expect((await server.call(maya, 'listVaccinations', { petId: pet.id })).items).toHaveLength(1);
  });
  test('already_recorded', async () => {
    const pet = await buildPet(services, { owner: maya });
    await buildVaccination(services, { pet, ...dose });
    const duplicate = await server.call(maya, 'recordVaccination', { ...dose, petId: pet.id });
    expect(duplicate.warnings?.map((warning) => warning.code)).toEqual(['already_recorded']);
  });
});

test('doses are listed by the day they were given, newest first, including withdrawn ones, on stable pages', async () => {
  const pet = await buildPet(services, { owner: maya });
  for (const day of ['2024-01-05', '2026-01-05', '2025-01-05', '2025-01-05', '2023-01-05']) {
    await buildVaccination(services, { pet, administeredOn: day });
  }
  const first = await server.call(maya, 'listVaccinations', { petId: pet.id, limit: 2 });
  await server.call(maya, 'withdrawVaccination', { vaccinationId: first.items[0]?.id ?? '' });
  const cursor = first.nextCursor ?? '';
  const second = await server.call(maya, 'listVaccinations', { petId: pet.id, limit: 2, cursor });
  const third = await server.call(maya, 'listVaccinations', {
    petId: pet.id,
    limit: 2,
    cursor: second.nextCursor ?? '',
  });
  const days = [first, second, third].flatMap((page) => page.items.map((item) => item.administeredOn));
  expect(days).toEqual(['2026-01-05', '2025-01-05', '2025-01-05', '2024-01-05', '2023-01-05']);
  expect(third.nextCursor).toBeNull();
  expect((await server.call(maya, 'listVaccinations', { petId: pet.id })).items[0]?.state).toBe('withdrawn');
});
