import { describe, expect, test } from 'vitest';
import {
  authBrowser,
  linkInMail,
  mailsTo,
  testPassword as password,
  signUpIn,
  softAuthenticator,
  totp,
  useServer,
} from '../../../../test/index.ts';

const server = await useServer();
const { pool } = server.services.store;
const ours = (url: URL) => `${server.url}${url.pathname}${url.search}`;
const visitor = () => authBrowser(server);

type SignedIn = Awaited<ReturnType<typeof signUpIn>>;

/** Requests another address, with the password; returns the emailed link. */
async function ask({ browser }: SignedIn, newEmail: string): Promise<string> {
  const { status } = await browser.post('/change-email', { newEmail, password });
  expect(status).toBe(200);
  return ours(linkInMail((await mailsTo(server, newEmail))[0]?.text));
}

/** Changes the address; returns the token that was emailed to the old one. */
async function change(person: SignedIn, newEmail: string): Promise<string> {
  await person.browser.get(await ask(person, newEmail));
  expect(await person.browser.who()).toBe(newEmail);
  const [mail] = await mailsTo(server, person.email);
  expect(mail?.subject).toMatch(/has changed/);
  return linkInMail(mail?.text).searchParams.get('token') ?? '';
}

const signIn = (email: string, typed = password) =>
  visitor().post('/sign-in/email', { email, password: typed });

describe('the link that confirms an address', () => {
  test('signs no one in: without a session it leads to the login page and changes nothing', async () => {
    const person = await signUpIn(server);
    const link = await ask(person, `h3-${person.email}`);
    const outsider = visitor();
    const opened = await outsider.get(link);
    expect(opened.status).toBe(302);
    expect(opened.location).toMatch(/^\/settings\?confirm=/);
    expect(opened.sets).toEqual([]);
    expect(await outsider.token()).toBeNull();
    expect(await person.browser.who()).toBe(person.email);
  });

  test("does nothing in another person's browser", async () => {
    const [person, other] = [await signUpIn(server), await signUpIn(server)];
    const opened = await other.browser.get(await ask(person, `other-${person.email}`));
    expect(opened.location).toMatch(/error=INVALID_USER/);
    expect([await person.browser.who(), await other.browser.who()]).toEqual([person.email, other.email]);
  });

  test('works once, and a later request ends an earlier link', async () => {
    const person = await signUpIn(server);
    const first = await ask(person, `first-${person.email}`);
    const second = await ask(person, `second-${person.email}`);
    expect((await person.browser.get(first)).location).toMatch(/error=INVALID_TOKEN/);
    expect((await person.browser.get(second)).location).toBe('/settings?email=confirmed');
    expect((await person.browser.get(second)).location).toMatch(/error=INVALID_TOKEN/);
  });

  test('is stored as a hash only', async () => {
    const person = await signUpIn(server);
    const token = new URL(await ask(person, `hash-${person.email}`)).searchParams.get('token');
    const kept = await pool.query('select 1 from email_change c where c::text like $1', [`%${token}%`]);
    expect(kept.rowCount).toBe(0);
  });
});

describe('an address changes only after', () => {
  test('the password: without it, or with a wrong one, nothing is emailed', async () => {
    const person = await signUpIn(server);
    const newEmail = `bare-${person.email}`;
    const bare = await person.browser.post('/change-email', { newEmail });
    expect([bare.status, bare.answer?.code]).toEqual([403, 'CONFIRM_IDENTITY']);
    const wrong = await person.browser.post('/change-email', { newEmail, password: 'wrong one' });
    expect([wrong.status, wrong.answer?.code]).toEqual([400, 'INVALID_PASSWORD']);
    expect(await mailsTo(server, newEmail)).toEqual([]);
  });

  test('a confirmation within the last five minutes', async () => {
    const person = await signUpIn(server);
    const tryIt = () => person.browser.post('/change-email', { newEmail: `proof-${person.email}` });
    expect((await person.browser.post('/confirm-identity', { password: 'wrong one' })).status).toBe(400);
    expect((await tryIt()).status).toBe(403);
    await person.browser.post('/confirm-identity', { password });
    expect((await tryIt()).status).toBe(200);
    await pool.query(`update session set confirmed_at = now() - interval '6 minutes' where user_id = $1`, [
      person.uid,
    ]);
    expect((await tryIt()).status).toBe(403);
  });
});

describe('with the change', () => {
  test('the other sessions and every open reset link end', async () => {
    const person = await signUpIn(server);
    const other = visitor();
    await other.post('/sign-in/email', { email: person.email, password });
    await other.post('/request-password-reset', { email: person.email });
    const reset = linkInMail((await mailsTo(server, person.email))[0]?.text).searchParams.get('token');
    await change(person, `ends-${person.email}`);
    expect(await other.who()).toBeNull();
    const late = await visitor().post('/reset-password', { token: reset, newPassword: 'another one' });
    expect(late.answer?.code).toBe('INVALID_TOKEN');
  });

  test('no one can sign up with the old address while the change can be undone', async () => {
    const person = await signUpIn(server);
    await change(person, `kept-${person.email}`);
    const squatter = await visitor().post('/sign-up/email', { email: person.email, password, name: '' });
    expect(squatter.status).toBe(422);
    await pool.query(`update email_change set expires_at = now() where user_id = $1`, [person.uid]);
    const later = await visitor().post('/sign-up/email', { email: person.email, password, name: '' });
    expect(later.status).toBe(200);
  });
});

describe('undoing the change', () => {
  const takeBack = (token: string) => visitor().post('/restore-email', { token });

  test('ends every session, voids the password, and leads to a new one', async () => {
    const person = await signUpIn(server);
    const newEmail = `thief-${person.email}`;
    const token = await change(person, newEmail);
    const restored = await takeBack(token);
    expect(restored.answer).toMatchObject({ status: true, email: person.email });
    expect(await person.browser.who()).toBeNull();
    for (const email of [person.email, newEmail]) expect((await signIn(email)).status).toBe(401);
    const { resetToken } = restored.answer as { resetToken: string };
    const chosen = await visitor().post('/reset-password', { token: resetToken, newPassword: 'mine again' });
    expect(chosen.status).toBe(200);
    expect((await signIn(person.email, 'mine again')).status).toBe(200);
    expect((await takeBack(token)).answer?.code).toBe('INVALID_TOKEN');
  });

  test('removes the passkey and the second step that were set up since', async () => {
    const person = await signUpIn(server);
    const token = await change(person, `keys-${person.email}`);
    await person.browser.post('/confirm-identity', { password });
    const options = (await person.browser.get('/passkey/generate-register-options')).answer as {
      challenge: string;
    };
    const { publicUrl } = server.services.config;
    const key = softAuthenticator(publicUrl, new URL(publicUrl).hostname);
    const response = key.register(options.challenge);
    expect((await person.browser.post('/passkey/verify-registration', { response })).status).toBe(200);
    const { totpURI } = (await person.browser.post('/two-factor/enable', { password })).answer as {
      totpURI: string;
    };
    await person.browser.post('/two-factor/verify-totp', { code: totp(totpURI) });
    await takeBack(token);
    const count = await pool.query(
      `select (select count(*) from passkey where user_id = $1)::int + (select count(*) from two_factor where user_id = $1)::int as kept,
        two_factor_enabled as "isOn" from "user" where id = $1`,
      [person.uid],
    );
    expect(count.rows).toEqual([{ kept: 0, isOn: false }]);
  });

  test('still works for the owner after a thief’s second change', async () => {
    const person = await signUpIn(server);
    const token = await change(person, `one-${person.email}`);
    const second = await change({ ...person, email: `one-${person.email}` }, `two-${person.email}`);
    expect((await takeBack(second)).answer).toMatchObject({ email: `one-${person.email}` });
    expect((await takeBack(token)).answer).toMatchObject({ email: person.email });
    expect((await takeBack(second)).status).toBe(400);
  });

  test('works for seven days', async () => {
    const person = await signUpIn(server);
    const token = await change(person, `late-${person.email}`);
    const { rows } = await pool.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from email_change where user_id = $1`,
      [person.uid],
    );
    expect(rows).toEqual([{ days: 7 }]);
    await pool.query('update email_change set expires_at = now() where user_id = $1', [person.uid]);
    expect((await takeBack(token)).status).toBe(400);
  });
});
