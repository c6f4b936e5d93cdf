import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authBrowser, post, signUpIn, testPassword, useServer } from '../../../test/index.ts';

const server = await useServer();
const { log } = server.services;
const info = vi.spyOn(log, 'info');
beforeEach(() => info.mockClear());

const linesOf = (message: string) =>
  info.mock.calls.filter(([, said]) => said === message).map(([fields]) => fields as Record<string, unknown>);
const everything = () => JSON.stringify(info.mock.calls);

describe('the log contains', () => {
  test('sign-ins and wrong passwords, with a hash of the account', async () => {
    const maya = await signUpIn(server);
    info.mockClear();
    const signIn = (password: string) =>
      authBrowser(server).post('/sign-in/email', { email: maya.email, password });
    await signIn('wrong one');
    await signIn(testPassword);
    const [refused, accepted] = linesOf('authentication');
    expect(refused).toMatchObject({
      path: '/sign-in/email',
      status: 401,
      outcome: 'refused',
      code: 'INVALID_EMAIL_OR_PASSWORD',
    });
    expect(accepted).toMatchObject({
      path: '/sign-in/email',
      status: 200,
      outcome: 'accepted',
      uid: maya.uid,
    });
    expect(refused?.account).toBe(accepted?.account);
    expect(refused?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('sign-outs, changes and rate limits', async () => {
    const maya = await signUpIn(server);
    info.mockClear();
    await maya.browser.post('/change-password', {
      currentPassword: testPassword,
      newPassword: 'another one',
    });
    await maya.browser.post('/sign-out', {});
    for (let count = 0; count < 62; count++) await maya.browser.post('/restore-email', { token: 'x' });
    const paths = linesOf('authentication').map(({ path, status }) => `${path} ${status}`);
    expect(paths).toEqual(
      expect.arrayContaining(['/change-password 200', '/sign-out 200', '/restore-email 429']),
    );
  });

  test('refused calls and streams, with their reason', async () => {
    const [maya, theo] = [await server.owner(), await server.owner()];
    const pet = await server.call(maya, 'createPet', { name: 'Rex', species: 'dog' });
    await post(server.url, null, 'getProfile', {});
    await post(server.url, theo, 'getPet', { petId: pet.id });
    await post(server.url, theo, 'listMembers', { businessId: crypto.randomUUID() });
    await post(server.url, theo, 'drop table pet', {});
    await post(server.url, theo, 'createPet', { name: 'Rex', species: 'dog', isAdmin: true });
    const stream = await server.stream(theo, 'watchDocument', { documentId: crypto.randomUUID() });
    await stream.ended;
    const lines = linesOf('a call was refused').map(({ name, status, uid }) => [name, status, uid]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['getProfile', 'UNAUTHENTICATED', null],
        ['getPet', 'NOT_FOUND', theo.uid],
        ['unknown', 'NOT_FOUND', null],
        ['createPet', 'INVALID_ARGUMENT', theo.uid],
        ['watchDocument', 'NOT_FOUND', theo.uid],
      ]),
    );
    expect(lines.find(([name]) => name === 'listMembers')).toBeDefined();
  });
});

test('it contains nothing personal: no address, no password, no token, no name, no network address', async () => {
  const maya = await signUpIn(server);
  await maya.browser.post('/change-email', { newEmail: 'secret-new@example.test', password: testPassword });
  await authBrowser(server).post('/sign-in/email', { email: maya.email, password: 'a secret guess' });
  await authBrowser(server).get('/reset-password/secret-token?callbackURL=/x');
  await post(server.url, maya, 'getPet', { petId: 'secret-input' });
  const said = everything();
  for (const secret of [maya.email, 'secret', testPassword, '127.0.0.1', maya.token]) {
    expect(said).not.toContain(secret);
  }
});
