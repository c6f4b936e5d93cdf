import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  type AuthBrowser,
  authBrowser,
  linkInMail,
  mailsTo,
  post,
  signUpIn,
  type TestPerson,
  testPassword,
  useDatabase,
  useServer,
} from '../../../../test/index.ts';

// Two servers behind one address, with one database.
const DATABASE_URL = await useDatabase();
const PUBLIC_URL = 'http://localhost:3000';
const here = await useServer({ DATABASE_URL, PUBLIC_URL });
const there = await useServer({ DATABASE_URL, PUBLIC_URL });
const servers = [here, there];
const limitMs = 1_000;

type SignedIn = TestPerson & { readonly browser: AuthBrowser };

/** The status of one call to each server with the person's token: a function, and the object storage. */
async function statuses(person: TestPerson): Promise<number[]> {
  const storage = `/v0/b/clearpaw/o?name=users/${person.uid}/files/x`;
  const authorization = `Bearer ${person.token}`;
  const asked = servers.flatMap(({ url }) => [
    post(url, person, 'createPet', { name: 'Rex', species: 'dog' }),
    fetch(url + storage, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/plain' },
      body: 'x',
    }),
  ]);
  return (await Promise.all(asked)).map(({ status }) => status);
}

/** Ends a session as given, and returns after how many ms both servers refused it everywhere. */
async function measureEnd(name: string, person: TestPerson, end: () => Promise<unknown>): Promise<number> {
  expect(await statuses(person)).toEqual([200, 200, 200, 200]);
  const streams = await Promise.all(servers.map((server) => server.stream(person, 'watchAlerts', {})));
  for (const stream of streams) await stream.next();
  await end();
  const ended = performance.now();
  const streamsOver = Promise.all(streams.map((stream) => stream.ended));
  while ((await statuses(person)).some((status) => status !== 401)) {
    if (performance.now() - ended > 5 * limitMs) throw new Error(`${name}: still served after 5 s`);
    await pause(5);
  }
  const callsMs = performance.now() - ended;
  const over = await Promise.race([streamsOver, pause(5 * limitMs, null)]);
  if (over === null) throw new Error(`${name}: a stream is still open after 5 s`);
  const streamsMs = performance.now() - ended;
  for (const stream of streams) {
    expect(stream.waiting().at(-1)).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  }
  console.log(
    `${name}: calls refused within ${callsMs.toFixed(0)} ms, streams ended within ${streamsMs.toFixed(0)} ms`,
  );
  return Math.max(callsMs, streamsMs);
}

/** The same person in another browser. */
async function alsoSignedIn({ email, uid }: SignedIn): Promise<SignedIn> {
  const browser = authBrowser(there);
  await browser.post('/sign-in/email', { email, password: testPassword });
  return { email, uid, browser, token: (await browser.token()) ?? '' };
}

describe('every call and stream is refused on both servers within a second of', () => {
  test('signing out', async () => {
    const maya = await signUpIn(here);
    expect(await measureEnd('sign-out', maya, () => maya.browser.post('/sign-out', {}))).toBeLessThan(
      limitMs,
    );
  });

  test('a password reset', async () => {
    const maya = await signUpIn(here);
    await authBrowser(here).post('/request-password-reset', { email: maya.email });
    const token = linkInMail((await mailsTo(here, maya.email))[0]?.text).searchParams.get('token');
    const reset = () => authBrowser(there).post('/reset-password', { token, newPassword: 'another one' });
    expect(await measureEnd('password reset', maya, reset)).toBeLessThan(limitMs);
  });

  test('a change of password in another browser', async () => {
    const maya = await signUpIn(here);
    const other = await alsoSignedIn(maya);
    const change = () =>
      maya.browser.post('/change-password', {
        currentPassword: testPassword,
        newPassword: 'another one',
        revokeOtherSessions: true,
      });
    expect(await measureEnd('change of password', other, change)).toBeLessThan(limitMs);
  });

  test('deleting the account', async () => {
    const maya = await signUpIn(here);
    const remove = () => here.call(maya, 'deleteMyAccount', { confirmEmail: maya.email });
    expect(await measureEnd('deletion', maya, remove)).toBeLessThan(limitMs);
  });

  test('an operator ending a session in the database', async () => {
    const maya = await signUpIn(here);
    const end = () => here.services.store.pool.query('delete from session where user_id = $1', [maya.uid]);
    expect(await measureEnd('deleted row', maya, end)).toBeLessThan(limitMs);
  });
});

test('a sign-out ends that one session and no other', async () => {
  const maya = await signUpIn(here);
  const other = await alsoSignedIn(maya);
  await maya.browser.post('/sign-out', {});
  expect(await statuses(other)).toEqual([200, 200, 200, 200]);
});

test('a change of password ends the other sessions even if that was not asked for', async () => {
  const maya = await signUpIn(here);
  const other = await alsoSignedIn(maya);
  const change = { currentPassword: testPassword, newPassword: 'another one' };
  expect((await maya.browser.post('/change-password', change)).status).toBe(200);
  expect(await other.browser.who()).toBeNull();
  expect(await maya.browser.who()).toBe(maya.email);
});

test('signing in again in one browser ends the session it had', async () => {
  const maya = await signUpIn(here);
  await maya.browser.post('/sign-in/email', { email: maya.email, password: testPassword });
  await pause(200);
  expect(await statuses(maya)).toEqual([401, 401, 401, 401]);
  expect(await maya.browser.who()).toBe(maya.email);
});

test('a server that starts knows which sessions have ended', async () => {
  const maya = await signUpIn(here);
  await maya.browser.post('/sign-out', {});
  const late = await useServer({ DATABASE_URL, PUBLIC_URL });
  expect((await post(late.url, maya, 'getProfile', {})).status).toBe(401);
});

test('a server that has lost the database’s notifications still refuses, and reconnects automatically', async () => {
  const [maya, theo] = [await signUpIn(here), await signUpIn(here)];
  const { pool } = here.services.store;
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query ilike 'listen clearpaw_session%' or query = 'select 1')`;
  await pool.query(cut);
  const stream = await there.stream(theo, 'watchAlerts', {});
  await stream.next();
  expect(await measureEnd('deaf servers', maya, () => maya.browser.post('/sign-out', {}))).toBeLessThan(
    limitMs,
  );
  await theo.browser.post('/sign-out', {});
  expect(await Promise.race([stream.ended.then(() => 'ended'), pause(limitMs, 'open')])).toBe('ended');
});

test('a token does not outlive its session', async () => {
  const maya = await signUpIn(here);
  await maya.browser.post('/sign-in/email', { email: maya.email, password: testPassword, rememberMe: false });
  const endsAt = new Date(Date.now() + 60_000);
  await here.services.store.pool.query('update session set expires_at = $1 where user_id = $2', [
    endsAt,
    maya.uid,
  ]);
  const token = (await maya.browser.token()) ?? '';
  const { exp } = JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number };
  expect(exp * 1000).toBeLessThanOrEqual(endsAt.getTime());
});

test('the streams of a session that has expired end with the next run of the jobs', async () => {
  const maya = await signUpIn(here);
  const stream = await there.stream(maya, 'watchAlerts', {});
  await stream.next();
  const expire = `update session set expires_at = now() - interval '1 second' where user_id = $1`;
  await here.services.store.pool.query(expire, [maya.uid]);
  await here.runJobs();
  expect(await Promise.race([stream.ended.then(() => 'ended'), pause(limitMs, 'open')])).toBe('ended');
});

test('a session ends 90 days after its sign-in, however recently it was used', async () => {
  const [young, old] = [await signUpIn(here), await signUpIn(here)];
  const age = `update session set created_at = now() - $2::interval where user_id = $1`;
  await here.services.store.pool.query(age, [young.uid, '89 days']);
  await here.services.store.pool.query(age, [old.uid, '91 days']);
  await here.runJobs();
  expect([await young.browser.who(), await old.browser.who()]).toEqual([young.email, null]);
});
