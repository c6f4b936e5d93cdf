import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const server = await useServer();
const chip = '276098106234567';

test('a microchip number used in another account is saved, with a warning that reveals nothing about it', async () => {
  const [maya, ben] = [await server.owner(), await server.owner()];
  const first = await server.call(maya, 'createPet', { name: 'Biscuit', species: 'dog', microchip: chip });
  expect(first.warnings).toBeUndefined();
  const second = await server.call(ben, 'createPet', { name: 'Rex', species: 'dog', microchip: chip });
  expect(second).toMatchObject({
    microchip: chip,
    warnings: [{ code: 'microchip_in_use', path: 'microchip' }],
  });
  const said = JSON.stringify(second.warnings);
  for (const secret of [maya.uid, maya.email, first.id, 'Biscuit']) expect(said).not.toContain(secret);
  expect((await server.call(ben, 'getPet', { petId: second.id })) as object).not.toHaveProperty('warnings');
});

test('a change to a number in use warns, saving other facts does not, nor does a corrected number', async () => {
  const [maya, ben] = [await server.owner(), await server.owner()];
  const other = '276098106234999';
  await server.call(maya, 'createPet', { name: 'Biscuit', species: 'dog', microchip: other });
  const { id: petId } = await server.call(ben, 'createPet', { name: 'Rex', species: 'dog' });
  const spaced = '276 0981 0623 4999';
  expect((await server.call(ben, 'updatePet', { petId, microchip: spaced })).warnings).toHaveLength(1);
  expect((await server.call(ben, 'updatePet', { petId, name: 'Rexy' })).warnings).toBeUndefined();
  const right = '276098106234111';
  expect((await server.call(ben, 'updatePet', { petId, microchip: right })).warnings).toBeUndefined();
});
