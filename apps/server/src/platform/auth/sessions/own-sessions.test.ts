import { expect, test } from 'vitest';
import { authBrowser, signUpIn, testPassword, useServer } from '../../../../test/index.ts';

const server = await useServer();

interface Listed {
  readonly id: string;
  readonly current: boolean;
  readonly userAgent: string | null;
}

type SignedIn = Awaited<ReturnType<typeof signUpIn>>;

/** The person in a second browser. */
async function alsoIn({ email }: SignedIn, agent = 'A second browser') {
  const browser = authBrowser(server);
  const fields = { email, password: testPassword };
  await browser.post('/sign-in/email', fields, { 'user-agent': agent });
  return browser;
}

const listOf = async ({ browser }: Pick<SignedIn, 'browser'>) =>
  ((await browser.get('/sessions')).answer as { sessions: Listed[] }).sessions;

test('a person sees their sessions, and which of them is the current one', async () => {
  const maya = await signUpIn(server);
  await alsoIn(maya);
  const sessions = await listOf(maya);
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  expect(sessions.find(({ current }) => !current)?.userAgent).toBe('A second browser');
  expect((await authBrowser(server).get('/sessions')).status).toBe(401);
});

test('one session is signed out, and no other', async () => {
  const maya = await signUpIn(server);
  const [second, third] = [await alsoIn(maya, 'two'), await alsoIn(maya, 'three')];
  const id = (await listOf(maya)).find(({ userAgent }) => userAgent === 'two')?.id;
  expect((await maya.browser.post('/sessions/end', { id })).status).toBe(200);
  expect([await maya.browser.who(), await second.who(), await third.who()]).toEqual([
    maya.email,
    null,
    maya.email,
  ]);
});

test('all others are signed out at once', async () => {
  const maya = await signUpIn(server);
  const second = await alsoIn(maya);
  expect((await maya.browser.post('/sessions/end-others', {})).status).toBe(200);
  expect([await maya.browser.who(), await second.who()]).toEqual([maya.email, null]);
});

test("another person's session is not ended, and the answer is that of an ended session", async () => {
  const [maya, theo] = [await signUpIn(server), await signUpIn(server)];
  const [theirs] = await listOf(theo);
  const own = await maya.browser.post('/sessions/end', { id: theirs?.id });
  const none = await maya.browser.post('/sessions/end', { id: crypto.randomUUID() });
  expect(own).toEqual(none);
  expect(await theo.browser.who()).toBe(theo.email);
});

test('no answer contains the secret of a session', async () => {
  const maya = await signUpIn(server);
  const second = await alsoIn(maya);
  const { pool } = server.services.store;
  const secretsOf = async () =>
    (await pool.query<{ token: string }>('select token from session where user_id = $1', [maya.uid])).rows;
  const replies = [
    await maya.browser.get('/sessions'),
    await maya.browser.get('/get-session'),
    await second.post('/sign-in/email', { email: maya.email, password: testPassword }),
    await maya.browser.post('/change-password', {
      currentPassword: testPassword,
      newPassword: 'another one',
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const text = JSON.stringify(replies.map(({ answer }) => answer));
  for (const { token } of await secretsOf()) expect(text).not.toContain(token);
  expect(text).not.toMatch(/"token":"/);
  for (const path of ['/list-sessions']) expect((await maya.browser.get(path)).status).toBe(404);
  expect((await maya.browser.post('/revoke-session', { token: 'x' })).status).toBe(404);
});

test('others are signed out only after a recent sign-in or a confirmation of identity', async () => {
  const maya = await signUpIn(server);
  const second = await alsoIn(maya, 'two');
  const id = (await listOf(maya)).find(({ userAgent }) => userAgent === 'two')?.id;
  const anHourAgo = `update session set created_at = now() - interval '1 hour' where user_id = $1`;
  await server.services.store.pool.query(anHourAgo, [maya.uid]);
  for (const [path, body] of [['/sessions/end', { id }] as const, ['/sessions/end-others', {}] as const]) {
    const { status, answer } = await maya.browser.post(path, body);
    expect([path, status, answer?.code]).toEqual([path, 403, 'CONFIRM_IDENTITY']);
  }
  expect(await second.who()).toBe(maya.email);
  await maya.browser.post('/confirm-identity', { password: testPassword });
  expect((await maya.browser.post('/sessions/end', { id })).status).toBe(200);
  expect(await second.who()).toBeNull();
});
