import { expect, test } from 'vitest';
import { post, useServer } from '../../../test/index.ts';

const server = await useServer();

test('after sign-up the profile is there, without a type', async () => {
  const person = await server.newcomer();
  const profile = await server.call(person, 'getProfile', {});
  expect(profile).toMatchObject({ uid: person.uid, email: person.email, userType: null, displayName: null });
});

test('the first update creates the profile, later ones change only the given fields', async () => {
  const person = await server.newcomer();
  const named = await server.call(person, 'updateProfile', { displayName: ' Maya Okafor ' });
  expect(named).toMatchObject({ displayName: 'Maya Okafor', userType: null });
  const typed = await server.call(person, 'setUserType', { userType: 'owner' });
  expect(typed).toMatchObject({ displayName: 'Maya Okafor', userType: 'owner', createdAt: named.createdAt });
  expect(await server.call(person, 'getProfile', {})).toEqual(typed);
});

test('the type can be changed', async () => {
  const person = await server.owner();
  expect(await server.call(person, 'setUserType', { userType: 'business' })).toMatchObject({
    userType: 'business',
  });
  expect((await server.refusal(person, 'listPets', {})).details?.reason).toBe('wrong_role');
});

test.each([{ userType: 'admin' }, { userType: null }, {}])('the type %j is refused', async (input) => {
  const refused = await server.refusal(await server.newcomer(), 'setUserType', input);
  expect(refused).toMatchObject({ status: 'INVALID_ARGUMENT', details: { issues: [{ path: 'userType' }] } });
});

test.each(['', '   ', 'x'.repeat(81), null, 7])('the name %j is refused', async (displayName) => {
  const refused = await server.refusal(await server.newcomer(), 'updateProfile', { displayName });
  expect(refused).toMatchObject({
    status: 'INVALID_ARGUMENT',
    details: { issues: [{ path: 'displayName' }] },
  });
});

test('a token of a deleted account identifies no one', async () => {
  const person = await server.newcomer();
  await server.services.store.pool.query('delete from "user" where id = $1', [person.uid]);
  const statusOf = async () => (await post(server.url, person, 'getProfile', {})).status;
  await expect.poll(statusOf).toBe(401);
  const ghost = await server.ghost();
  expect(await server.call(ghost, 'getProfile', {})).toBeNull();
  const refused = await server.refusal(ghost, 'updateProfile', { displayName: 'Ghost' });
  expect(refused.status).toBe('UNAUTHENTICATED');
});

test('a person reads only their own profile', async () => {
  const [maya, theo] = [await server.owner(), await server.owner()];
  expect(await server.call(maya, 'getProfile', {})).toMatchObject({ uid: maya.uid });
  expect(await server.call(theo, 'getProfile', {})).toMatchObject({ uid: theo.uid });
});
