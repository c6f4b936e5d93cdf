import { describe, expect, test } from 'vitest';
import {
  mailsTo as allMailsTo,
  authBrowser,
  linkInMail,
  testPassword as password,
  signUpIn,
  totp,
  useServer,
} from '../../../test/index.ts';

const server = await useServer();
const { pool } = server.services.store;
const visitor = () => authBrowser(server);
const newcomer = () => signUpIn(server);
const mailsTo = (address: string) => allMailsTo(server, address);
const ours = (url: URL) => `${server.url}${url.pathname}${url.search}`;

describe('a forgotten password', () => {
  const ask = (email: string) => visitor().post('/request-password-reset', { email });

  test('is answered alike whether the account exists or not, and only a real account gets an email', async () => {
    const { email } = await newcomer();
    const [real, made] = [await ask(email), await ask('nobody-here@example.test')];
    expect(made).toEqual(real);
    expect(real.status).toBe(200);
    expect(await mailsTo('nobody-here@example.test')).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is replaced by the emailed link, once; every device is signed out, and an email says so', async () => {
    const { email, browser } = await newcomer();
    await ask(email);
    const link = linkInMail((await mailsTo(email))[0]?.text);
    expect(link.pathname).toBe('/reset-password');
    const token = link.searchParams.get('token');
    const choose = () => visitor().post('/reset-password', { token, newPassword: 'a new one' });
    expect((await choose()).status).toBe(200);
    expect(await browser.who()).toBeNull();
    expect((await visitor().post('/sign-in/email', { email, password })).status).toBe(401);
    expect((await visitor().post('/sign-in/email', { email, password: 'a new one' })).status).toBe(200);
    expect((await choose()).answer?.code).toBe('INVALID_TOKEN');
    expect((await mailsTo(email))[0]?.subject).toMatch(/password was changed/);
  });

  test('the link ends after an hour, and is not readable in the database', async () => {
    const { email } = await newcomer();
    await ask(email);
    const token = linkInMail((await mailsTo(email))[0]?.text).searchParams.get('token') ?? '';
    const kept = await pool.query(`select 1 from verification v where v::text like $1`, [`%${token}%`]);
    expect(kept.rowCount).toBe(0);
    await pool.query(`update verification set expires_at = now() - interval '1 second'`);
    const late = await visitor().post('/reset-password', { token, newPassword: 'a new one' });
    expect(late.answer?.code).toBe('INVALID_TOKEN');
  });

  test('a new one of five characters is refused and the link still works', async () => {
    const { email } = await newcomer();
    await ask(email);
    const token = linkInMail((await mailsTo(email))[0]?.text).searchParams.get('token');
    const short = await visitor().post('/reset-password', { token, newPassword: 'abcde' });
    expect(short.answer?.code).toBe('PASSWORD_TOO_SHORT');
    expect((await visitor().post('/reset-password', { token, newPassword: 'abcdef' })).status).toBe(200);
  });
});

describe('another email address', () => {
  test('takes effect once its owner confirmed it by email; the old address is notified', async () => {
    const { email, browser } = await newcomer();
    const newEmail = `new-${email}`;
    expect(
      (await browser.post('/change-email', { newEmail, password, callbackURL: '/settings' })).status,
    ).toBe(200);
    expect(await browser.who()).toBe(email);
    expect((await mailsTo(email))[0]?.subject).toMatch(/about to change/);
    const confirmed = await browser.get(ours(linkInMail((await mailsTo(newEmail))[0]?.text)));
    expect(confirmed.location).toBe('/settings');
    expect(await browser.who()).toBe(newEmail);
    expect((await visitor().post('/sign-in/email', { email: newEmail, password })).status).toBe(200);
    expect((await visitor().post('/sign-in/email', { email, password })).status).toBe(401);
  });

  test('of another account is answered alike, and no one gets an email', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const taken = await one.browser.post('/change-email', { newEmail: other.email, password });
    const free = await one.browser.post('/change-email', { newEmail: `free-${one.email}`, password });
    expect(taken).toEqual(free);
    expect(await mailsTo(other.email)).toEqual([]);
  });
});

async function withTwoSteps() {
  const { email, browser } = await newcomer();
  const { answer } = await browser.post('/two-factor/enable', { password });
  const { totpURI, backupCodes } = answer as { totpURI: string; backupCodes: string[] };
  expect((await browser.post('/two-factor/verify-totp', { code: totp(totpURI) })).status).toBe(200);
  return { email, browser, totpURI, backupCodes };
}

describe('a second step', () => {
  test('is required after the right password, and no one is signed in before it', async () => {
    const { email, totpURI } = await withTwoSteps();
    const browser = visitor();
    const first = await browser.post('/sign-in/email', { email, password, rememberMe: true });
    expect(first.answer).toMatchObject({ twoFactorRedirect: true });
    expect(await browser.who()).toBeNull();
    expect((await browser.post('/two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect(await browser.who()).toBeNull();
    expect((await browser.post('/two-factor/verify-totp', { code: totp(totpURI) })).status).toBe(200);
    expect(await browser.who()).toBe(email);
  });

  test('is not active before its first code has shown that the app has the secret', async () => {
    const { email, browser } = await newcomer();
    await browser.post('/two-factor/enable', { password });
    expect((await visitor().post('/sign-in/email', { email, password })).answer).not.toHaveProperty(
      'twoFactorRedirect',
    );
  });

  test('a backup code works once', async () => {
    const { email, backupCodes } = await withTwoSteps();
    const tryIt = async () => {
      const browser = visitor();
      await browser.post('/sign-in/email', { email, password });
      await browser.post('/two-factor/verify-backup-code', { code: backupCodes[0] });
      return browser.who();
    };
    expect([await tryIt(), await tryIt()]).toEqual([email, null]);
  });

  test('needs the password to be switched on and off', async () => {
    const { browser } = await withTwoSteps();
    expect((await browser.post('/two-factor/disable', { password: 'wrong one' })).status).toBe(400);
    expect((await browser.post('/two-factor/disable', { password })).status).toBe(200);
    expect((await browser.post('/two-factor/enable', { password: 'wrong one' })).status).toBe(400);
  });

  test('its secret is stored encrypted', async () => {
    const { totpURI, backupCodes } = await withTwoSteps();
    const secret = new URL(totpURI).searchParams.get('secret') ?? '';
    for (const text of [secret, backupCodes[0]]) {
      const kept = await pool.query('select 1 from two_factor t where t::text like $1', [`%${text}%`]);
      expect(kept.rowCount).toBe(0);
    }
  });
});

test('a changed password needs the old one, and signs the other devices out', async () => {
  const { email, browser } = await newcomer();
  const other = visitor();
  await other.post('/sign-in/email', { email, password });
  const change = (currentPassword: string) =>
    browser.post('/change-password', {
      currentPassword,
      newPassword: 'another one',
      revokeOtherSessions: true,
    });
  expect((await change('wrong one')).status).toBe(400);
  expect((await change(password)).status).toBe(200);
  expect([await browser.who(), await other.who()]).toEqual([email, null]);
});

test('passkeys belong to one person: they are listed and created only when signed in', async () => {
  const { browser } = await newcomer();
  expect((await browser.get('/passkey/list-user-passkeys')).answer).toEqual([]);
  expect((await visitor().get('/passkey/list-user-passkeys')).status).toBe(401);
  expect((await browser.get('/passkey/generate-register-options')).answer?.code).toBe('CONFIRM_IDENTITY');
  const proofs = async () => (await browser.get('/identity-confirmed')).answer;
  expect(await proofs()).toEqual({ confirmed: false, orSignedIn: true });
  await browser.post('/confirm-identity', { password });
  expect(await proofs()).toEqual({ confirmed: true, orSignedIn: true });
  expect((await visitor().get('/identity-confirmed')).status).toBe(401);
  const asked = await browser.get('/passkey/generate-register-options');
  expect(asked.answer).toMatchObject({ rp: { id: 'localhost' } });
  expect((await visitor().get('/passkey/generate-register-options')).status).toBe(401);
});

test.each([
  ['an address of 255 letters', { email: `${'x'.repeat(243)}@example.test`, name: '' }],
  ['a name of 81 letters', { email: 'long-name@example.test', name: 'x'.repeat(81) }],
  ['a name that turns its letters around', { email: 'bidi@example.test', name: 'Ma\u202eya' }],
])('signing up with %s is refused', async (_, fields) => {
  expect((await visitor().post('/sign-up/email', { password, ...fields })).status).toBe(400);
});
