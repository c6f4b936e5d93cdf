import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildMember, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

test('only active pets are listed unless another state is requested', async () => {
  const maya = await server.owner();
  for (const state of ['active', 'archived', 'deceased'] as const)
    await buildPet(services, { owner: maya, state, name: state });
  const names = async (input: object) =>
    (await server.call(maya, 'listPets', input)).items.map((pet) => pet.name);
  expect(await names({})).toEqual(['active']);
  expect(await names({ state: 'archived' })).toEqual(['archived']);
  expect(await names({ state: 'deceased' })).toEqual(['deceased']);
});

test('pages contain every pet once, in the order of creation, even while pets are added and removed', async () => {
  const maya = await server.owner();
  const made = [];
  for (let index = 0; index < 11; index++)
    made.push(await buildPet(services, { owner: maya, name: `Pet ${index}` }));
  const seen: string[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null; page++) {
    const list = await server.call(maya, 'listPets', { limit: 3, ...(cursor ? { cursor } : {}) });
    seen.push(...list.items.map((pet) => pet.id));
    cursor = list.nextCursor;
    if (page === 0) await server.call(maya, 'deletePet', { petId: made[1]?.id ?? '' });
    if (page === 1) made.push(await buildPet(services, { owner: maya, name: 'Late' }));
  }
  expect(seen).toEqual(made.map((pet) => pet.id));
});

test('the last page has no cursor, also when it is full', async () => {
  const maya = await server.owner();
  for (let index = 0; index < 3; index++) await buildPet(services, { owner: maya });
  expect((await server.call(maya, 'listPets', { limit: 3 })).nextCursor).toBeNull();
});

test('a cursor that is not ours is refused', async () => {
  const maya = await server.owner();
  for (const cursor of ['x', 'WyJ4Il0', 'eyJhIjoxfQ', '']) {
    const refused = await server.refusal(maya, 'listPets', { cursor });
    expect(refused).toMatchObject({ status: 'INVALID_ARGUMENT', details: { issues: [{ path: 'cursor' }] } });
  }
});

describe('a pet connected with its records', () => {
  test('is read by the members of that business, and by no one else', async () => {
    const owner = await server.businessPerson();
    const business = await buildBusiness(services, { owner });
    const staff = await server.as(await buildMember(services, { business }));
    const outsider = await server.businessPerson();
    const pet = await buildPet(services);
    await buildConnection(services, { pet, business, scope: 'records' });
    for (const member of [owner, staff]) {
      expect((await server.call(member, 'getPet', { petId: pet.id })).id).toBe(pet.id);
    }
    expect((await server.refusal(outsider, 'getPet', { petId: pet.id })).status).toBe('NOT_FOUND');
  });
  test.each([{ scope: 'verdict' as const }, { scope: 'records' as const, revokedAt: new Date() }])(
    'is not read through the connection %j',
    async (connection) => {
      const owner = await server.businessPerson();
      const business = await buildBusiness(services, { owner });
      const pet = await buildPet(services);
      await buildConnection(services, { pet, business, ...connection });
      expect((await server.refusal(owner, 'getPet', { petId: pet.id })).status).toBe('NOT_FOUND');
      expect((await server.refusal(owner, 'listVaccinations', { petId: pet.id })).status).toBe('NOT_FOUND');
    },
  );
});
