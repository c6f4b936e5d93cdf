import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const server = await useServer();

test('a profile has uid, email, type and two times, one for each person [spec 3.1]', async () => {
  const [maya, theo] = [await server.owner(), await server.businessPerson()];
  const profile = await server.call(maya, 'getProfile', {});
  expect(Object.keys(profile ?? {}).sort()).toEqual(
    ['createdAt', 'displayName', 'email', 'language', 'uid', 'updatedAt', 'userType'].sort(),
  );
  expect(profile).toMatchObject({ uid: maya.uid, email: maya.email, userType: 'owner' });
  expect(await server.call(theo, 'getProfile', {})).toMatchObject({ uid: theo.uid, userType: 'business' });
});

test('setting a type for a deleted account says "No user authenticated" [spec 8.7]', async () => {
  const ghost = await server.ghost();
  const refused = await server.refusal(ghost, 'setUserType', { userType: 'owner' });
  expect([refused.status, refused.message]).toEqual(['UNAUTHENTICATED', 'No user authenticated']);
});

test('an owner without a plan keeps as many pets as they like [spec 9.16]', async () => {
  const owner = await server.owner();
  for (let count = 0; count < 40; count++) {
    await server.call(owner, 'createPet', { name: `Pet ${count}`, species: 'dog' });
  }
  expect((await server.call(owner, 'listPets', { limit: 100 })).items).toHaveLength(40);
});
