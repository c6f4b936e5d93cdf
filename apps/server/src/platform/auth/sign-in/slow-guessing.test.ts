import { describe, expect, test } from 'vitest';
import {
  authBrowser,
  linkInMail,
  mailsTo,
  signUpIn,
  testPassword,
  useDatabase,
  useServer,
} from '../../../../test/index.ts';

// One server as it is deployed, behind a proxy that names the caller's address; and a second one for the emails.
const DATABASE_URL = await useDatabase();
const PUBLIC_URL = 'http://guess.test';
const production = await useServer({
  DATABASE_URL,
  PUBLIC_URL,
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  DEMO: '0',
});
const office = await useServer({ DATABASE_URL, PUBLIC_URL });

let network = 0;
/** Signs in from an unused network address. */
async function guess(email: string, password: string, browser = authBrowser(production)) {
  network += 1;
  const from = { 'x-forwarded-for': `198.51.${Math.floor(network / 250)}.${(network % 250) + 1}` };
  return browser.post('/sign-in/email', { email, password }, from);
}

async function guessMany(email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count++) statuses.push((await guess(email, `wrong ${count}`)).status);
  return statuses;
}

const forget = () => production.services.store.pool.query('delete from budget');

describe('guessing one account from many addresses', () => {
  test('ends after ten wrong passwords, with the text of every failed sign-in and the time to wait', async () => {
    const { email } = await signUpIn(office);
    const statuses = await guessMany(email, 60);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    const refused = await guess(email, testPassword);
    expect(refused.answer?.message).toBe('Invalid email or password.');
    expect(Number(refused.retryAfter)).toBeGreaterThan(60);
  });

  test('is slowed equally for an address without an account', async () => {
    const statuses = await guessMany('nobody-there@example.test', 12);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('all at the same moment is counted as well', async () => {
    const { email } = await signUpIn(office);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(email, `wrong ${index}`)),
    );
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });

  test('is emailed to the account’s owner, once', async () => {
    const { email } = await signUpIn(office);
    await guessMany(email, 25);
    await forget();
    const notices = async () =>
      (await mailsTo(office, email)).filter(({ subject }) => /guessing/.test(subject));
    expect(await notices()).toHaveLength(1);
  });
});

describe('the owner of a guessed account', () => {
  test('signs in as usual with a browser that has signed in before', async () => {
    const { email, browser } = await signUpIn(office);
    await browser.post('/sign-out', {});
    await guessMany(email, 20);
    const before = [...browser.cookies];
    const own = authBrowser(production, before);
    expect((await guess(email, testPassword, own)).status).toBe(200);
    expect((await guess(email, testPassword)).status).toBe(429);
  });

  test('signs in with a new browser after a reset by email', async () => {
    const { email } = await signUpIn(office);
    await guessMany(email, 20);
    const browser = authBrowser(production);
    await browser.post('/request-password-reset', { email });
    // The email is written after the answer, and a notice about the guessing is sent as well.
    const resetMail = async () =>
      (await mailsTo(office, email)).find(({ text }) => text.includes('reset-password'));
    await expect.poll(resetMail).toBeDefined();
    const token = linkInMail((await resetMail())?.text).searchParams.get('token');
    await browser.post('/reset-password', { token, newPassword: 'another one' });
    await guessMany(email, 20);
    expect((await guess(email, 'another one', browser)).status).toBe(200);
  });

  test('signs in normally again when the window is over', async () => {
    const { email } = await signUpIn(office);
    await guessMany(email, 12);
    const { pool } = production.services.store;
    await pool.query('update budget set window_ends_at = now()');
    expect((await guess(email, testPassword)).status).toBe(200);
  });
});

test('right passwords are never counted', async () => {
  const { email } = await signUpIn(office);
  for (let count = 0; count < 15; count++) expect((await guess(email, testPassword)).status).toBe(200);
});

test('a signed-in person cannot guess the password any faster', async () => {
  const { browser } = await signUpIn(office);
  const own = authBrowser(production, [...browser.cookies]);
  const statuses = [];
  for (let count = 0; count < 12; count++) {
    network += 1;
    const from = { 'x-forwarded-for': `198.51.100.${network % 250}` };
    statuses.push((await own.post('/confirm-identity', { password: `wrong ${count}` }, from)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});
