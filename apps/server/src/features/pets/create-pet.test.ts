import { describe, expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';

const server = await useServer();
const maya = await server.owner();
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

test('what the owner leaves out stays unknown', async () => {
  const pet = await server.call(maya, 'createPet', { name: 'Biscuit', species: 'dog' });
  expect(pet).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    ownerId: maya.uid,
    access: 'owner',
    name: 'Biscuit',
    species: 'dog',
    sex: 'unknown',
    state: 'active',
    alerts: [],
    breed: null,
    sterilized: null,
    bornOn: null,
    bornOnPrecision: null,
    colour: null,
    weightKg: null,
    microchip: null,
    photoPath: null,
    notes: null,
    clinic: null,
    endedAt: null,
    deletedAt: null,
    createdAt: expect.any(String),
    updatedAt: pet.createdAt,
  });
});

test('everything the owner enters is saved, and read back as it was answered', async () => {
  const input = {
    name: ' Biscuit ',
    species: 'dog',
    breed: 'Labrador mix',
    sex: 'male',
    sterilized: true,
    bornOn: '2022-10-01',
    bornOnPrecision: 'month',
    colour: 'golden',
    weightKg: 28.4,
    microchip: '985 112 004 417 863',
    alerts: ['Chicken allergy'] as string[],
    notes: 'Two\nlines',
    clinic: { name: 'Elm Vets', phone: '555' },
    state: 'archived',
  } as const;
  const pet = await server.call(maya, 'createPet', input);
  expect(pet).toMatchObject({ ...input, name: 'Biscuit', microchip: '985112004417863' });
  expect(await server.call(maya, 'getPet', { petId: pet.id })).toEqual(pet);
});

test('a birth date without a precision is a day', async () => {
  const pet = await server.call(maya, 'createPet', { name: 'Rex', species: 'cat', bornOn: '2024-02-29' });
  expect(pet.bornOnPrecision).toBe('day');
});

describe('is refused at its path, and nothing is written', () => {
  test.each([
    ['bornOn', { bornOn: inDays(2) }],
    ['bornOn', { bornOn: '2025-02-29' }],
    ['microchip', { microchip: '12345' }],
    ['microchip', { microchip: '999000000000001' }],
    ['weightKg', { weightKg: 0 }],
    ['weightKg', { weightKg: -3 }],
    ['alerts.1', { alerts: ['ok', ''] }],
    ['clinic.name', { clinic: {} }],
    ['clinic.fax', { clinic: { name: 'Elm', fax: '1' } }],
    ['name', { name: ' ' }],
    ['name', { name: 'a\u0000b' }],
    ['species', { species: 'dragon' }],
    ['specimen', { specimen: true }],
    ['ownerId', { ownerId: maya.uid }],
    ['idempotencyKey', { idempotencyKey: '' }],
  ])('%s in %j', async (path, change) => {
    const before = await countRows(server.services.store);
    const refused = await server.refusal(maya, 'createPet', { name: 'Rex', species: 'dog', ...change });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toContain(path);
    expect(await countRows(server.services.store)).toEqual(before);
  });
});

test('today is no future anywhere on earth', async () => {
  const earliest = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await server.call(maya, 'createPet', { name: 'Newborn', species: 'cat', bornOn: earliest });
});
