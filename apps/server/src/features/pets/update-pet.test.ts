import { expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';
import { buildPet, buildVaccination } from '../../seed/builders/index.ts';

const server = await useServer();
const maya = await server.owner();

test('what is sent changes, what is left out stays, and null takes away', async () => {
  const made = await buildPet(server.services, {
    owner: maya,
    breed: 'Mix',
    colour: 'golden',
    alerts: ['Bee stings'],
  });
  const pet = await server.call(maya, 'updatePet', { petId: made.id, breed: null, name: 'Bis' });
  expect(pet).toMatchObject({ name: 'Bis', breed: null, colour: 'golden', alerts: ['Bee stings'] });
  expect(await server.call(maya, 'getPet', { petId: made.id })).toEqual(pet);
});

test('a pet that someone else changed in the meantime is not changed', async () => {
  const made = await server.call(maya, 'createPet', { name: 'Biscuit', species: 'dog' });
  const first = { petId: made.id, ifUpdatedAt: made.updatedAt, name: 'First' };
  const changed = await server.call(maya, 'updatePet', first);
  expect(changed.updatedAt > made.updatedAt).toBe(true);
  const refused = await server.refusal(maya, 'updatePet', { ...first, name: 'Second' });
  expect(refused).toMatchObject({ http: 409, status: 'ABORTED' });
  expect((await server.call(maya, 'getPet', { petId: made.id })).name).toBe('First');
});

test('of ten changes that started from the same version exactly one is made', async () => {
  const made = await server.call(maya, 'createPet', { name: 'Biscuit', species: 'dog' });
  const tries = Array.from({ length: 10 }, (_, index) =>
    server
      .call(maya, 'updatePet', { petId: made.id, ifUpdatedAt: made.updatedAt, name: `Name ${index}` })
      .then((pet) => pet.name)
      .catch(() => null),
  );
  const winners = (await Promise.all(tries)).filter((name) => name !== null);
  expect(winners).toEqual([(await server.call(maya, 'getPet', { petId: made.id })).name]);
});

test('an impossible birth or chip is refused and the pet stays as it was', async () => {
  const made = await server.call(maya, 'createPet', { name: 'Biscuit', species: 'dog' });
  for (const change of [{ bornOn: '2999-01-01' }, { microchip: '1' }]) {
    const refused = await server.refusal(maya, 'updatePet', { petId: made.id, name: 'New', ...change });
    expect(refused.details?.issues?.[0]?.path).toBe(Object.keys(change)[0]);
  }
  expect(await server.call(maya, 'getPet', { petId: made.id })).toEqual(made);
});

test('deleting hides the pet and keeps its data; deleting again finds nothing', async () => {
  const made = await buildPet(server.services, { owner: maya });
  const before = await countRows(server.services.store);
  await buildVaccination(server.services, { pet: made });
  await server.call(maya, 'getBadge', { petId: made.id });
  expect(await server.call(maya, 'deletePet', { petId: made.id })).toEqual({});
  const more = (table: string) => (before[table] ?? 0) + 1;
  const kept = { vaccination: more('vaccination'), badge: more('badge'), pet: before.pet };
  expect(await countRows(server.services.store)).toMatchObject(kept);
  expect((await server.refusal(maya, 'deletePet', { petId: made.id })).status).toBe('NOT_FOUND');
});

test('a portrait is one of the owner’s own photos', async () => {
  const made = await server.call(maya, 'createPet', { name: 'Biscuit', species: 'dog' });
  const own = `users/${maya.uid}/photos/a.jpg`;
  const kept = await server.call(maya, 'updatePet', { petId: made.id, photoPath: own });
  expect(kept.photoPath).toBe(own);
  const outsider = await server.owner();
  for (const photoPath of [`users/${outsider.uid}/photos/a.jpg`, `users/${maya.uid}/files/a.jpg`, 'a.jpg']) {
    const refused = await server.refusal(maya, 'updatePet', { petId: made.id, photoPath });
    expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['photoPath']);
  }
});
