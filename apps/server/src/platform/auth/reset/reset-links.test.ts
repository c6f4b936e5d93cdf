import { describe, expect, test } from 'vitest';
import {
  authBrowser,
  linkInMail,
  mailsTo,
  signUpIn,
  testPassword,
  useServer,
} from '../../../../test/index.ts';

const server = await useServer();
const { pool } = server.services.store;
const visitor = () => authBrowser(server);

/** Requests a reset link and returns its token. */
async function ask(email: string): Promise<string | null> {
  await visitor().post('/request-password-reset', { email });
  const [mail] = await mailsTo(server, email);
  return linkInMail(mail?.text).searchParams.get('token');
}

async function reset(token: string | null, newPassword = 'another one'): Promise<unknown> {
  const { status, answer } = await visitor().post('/reset-password', { token, newPassword });
  return status === 200 ? 'reset' : answer?.code;
}

describe('an account has one open reset link, which ends with', () => {
  test('a newer one', async () => {
    const { email } = await signUpIn(server);
    const [older, newer] = [await ask(email), await ask(email)];
    expect(newer).not.toBe(older);
    expect([await reset(older), await reset(newer), await reset(older)]).toEqual([
      'INVALID_TOKEN',
      'reset',
      'INVALID_TOKEN',
    ]);
  });

  test('a newer one, also if two are requested at the same moment', async () => {
    const { email } = await signUpIn(server);
    await Promise.all([1, 2].map(() => visitor().post('/request-password-reset', { email })));
    const tokens = (await mailsTo(server, email)).map(({ text }) =>
      linkInMail(text).searchParams.get('token'),
    );
    const outcomes = [await reset(tokens[1] ?? null), await reset(tokens[0] ?? null)];
    expect(outcomes.filter((outcome) => outcome === 'reset')).toHaveLength(1);
  });

  test('a change of password', async () => {
    const { email, browser } = await signUpIn(server);
    const token = await ask(email);
    await browser.post('/change-password', { currentPassword: testPassword, newPassword: 'a third one' });
    expect(await reset(token)).toBe('INVALID_TOKEN');
  });

  test('a change of address, for the old mailbox', async () => {
    const { email, browser } = await signUpIn(server);
    const token = await ask(email);
    const newEmail = `moved-${email}`;
    await browser.post('/change-email', { newEmail, password: testPassword });
    const link = linkInMail((await mailsTo(server, newEmail))[0]?.text);
    await browser.get(`${server.url}${link.pathname}${link.search}`);
    expect(await browser.who()).toBe(newEmail);
    expect(await reset(token)).toBe('INVALID_TOKEN');
  });
});

test('a reset ends a requested change of address', async () => {
  const { email, browser } = await signUpIn(server);
  const newEmail = `asked-${email}`;
  await browser.post('/change-email', { newEmail, password: testPassword });
  const link = linkInMail((await mailsTo(server, newEmail))[0]?.text);
  expect(await reset(await ask(email))).toBe('reset');
  await browser.post('/sign-in/email', { email, password: 'another one' });
  await browser.get(`${server.url}${link.pathname}${link.search}`);
  expect(await browser.who()).toBe(email);
});

test('a link from an email that was used verifies the address', async () => {
  const { email } = await signUpIn(server);
  const isVerified = async () => {
    const found = await pool.query('select email_verified from "user" where email = $1', [email]);
    return found.rows[0];
  };
  expect(await isVerified()).toEqual({ email_verified: false });
  expect(await reset(await ask(email))).toBe('reset');
  expect(await isVerified()).toEqual({ email_verified: true });
});

test('a change of password is reported by email', async () => {
  const { email, browser } = await signUpIn(server);
  await browser.post('/change-password', { currentPassword: testPassword, newPassword: 'a third one' });
  expect((await mailsTo(server, email))[0]?.subject).toMatch(/password was changed/);
});

test('three links an hour are emailed to an account, and the last of them still works', async () => {
  const { email } = await signUpIn(server);
  for (let count = 0; count < 6; count++) {
    expect((await visitor().post('/request-password-reset', { email })).status).toBe(200);
    await server.runJobs();
  }
  const mails = await mailsTo(server, email);
  expect(mails).toHaveLength(3);
  expect(await reset(linkInMail(mails[0]?.text).searchParams.get('token'))).toBe('reset');
});

test('the request does the same work whether the account exists or not: it only queues a job', async () => {
  const { email } = await signUpIn(server);
  const work = async (address: string) => {
    const before = await statements();
    await visitor().post('/request-password-reset', { email: address });
    return (await statements()) - before;
  };
  const jobs = () => pool.query(`select 1 from pgboss.job where name = 'request-password-reset'`);
  const count = (await jobs()).rowCount ?? 0;
  expect(await work('nobody-at-all@example.test')).toBe(await work(email));
  expect((await jobs()).rowCount).toBe(count + 2);
});

/** How many rows were written to the account tables. */
async function statements(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from verification');
  return Number(rows[0]?.count);
}
