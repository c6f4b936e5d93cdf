import { describe, expect, test } from 'vitest';
import {
  type AuthBrowser,
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
const { publicUrl } = server.services.config;
const newKey = (verifiesUser = true) =>
  softAuthenticator(publicUrl, new URL(publicUrl).hostname, verifiesUser);

async function withApp() {
  const person = await signUpIn(server);
  const { answer } = await person.browser.post('/two-factor/enable', { password });
  const { totpURI } = answer as { totpURI: string };
  await person.browser.post('/two-factor/verify-totp', { code: totp(totpURI) });
  return { ...person, totpURI };
}

/** Signs in with the password and a code; returns who is signed in then. */
async function signIn(email: string, code: string): Promise<string | null> {
  const browser = authBrowser(server);
  await browser.post('/sign-in/email', { email, password });
  await browser.post('/two-factor/verify-totp', { code });
  return browser.who();
}

describe('a code of the authenticator app', () => {
  test('signs in once', async () => {
    const { email, totpURI } = await withApp();
    const code = totp(totpURI);
    expect([await signIn(email, code), await signIn(email, code)]).toEqual([email, null]);
  });

  test('signs in once, also if it is sent twice at the same moment', async () => {
    const { email, totpURI } = await withApp();
    const code = totp(totpURI);
    const who = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(who.filter((name) => name === email)).toHaveLength(1);
  });

  test('is asked for after a password reset as well: a link in an email is not enough', async () => {
    const { email, browser, totpURI } = await withApp();
    await browser.post('/request-password-reset', { email });
    const token = linkInMail((await mailsTo(server, email))[0]?.text).searchParams.get('token');
    const other = authBrowser(server);
    const reset = await other.post('/reset-password', { token, newPassword: 'chosen after it' });
    await other.post('/sign-in/email', { email, password: 'chosen after it' });
    expect([reset.status, await other.who()]).toEqual([200, null]);
    await other.post('/two-factor/verify-totp', { code: totp(totpURI, 1) });
    expect(await other.who()).toBe(email);
  });

  test('no longer works after a later one was used', async () => {
    const { email, totpURI } = await withApp();
    expect(await signIn(email, totp(totpURI, 1))).toBe(email);
    expect(await signIn(email, totp(totpURI))).toBeNull();
  });
});

describe('a passkey', () => {
  const options = async (browser: AuthBrowser, path: string) =>
    (await browser.get(path)).answer as { challenge: string; userVerification?: string };

  async function register(browser: AuthBrowser, key = newKey()) {
    const { challenge } = await options(browser, '/passkey/generate-register-options');
    return browser.post('/passkey/verify-registration', { response: key.register(challenge), name: 'Phone' });
  }

  async function signInWith(key: ReturnType<typeof newKey>, browser = authBrowser(server)) {
    const { challenge } = await options(browser, '/passkey/generate-authenticate-options');
    const reply = await browser.post('/passkey/verify-authentication', {
      response: key.authenticate(challenge),
    });
    return { browser, reply };
  }

  test('is added and removed only after a confirmation of identity', async () => {
    const { browser } = await signUpIn(server);
    for (const path of ['/passkey/verify-registration', '/passkey/delete-passkey']) {
      const bare = await browser.post(path, { response: {}, id: crypto.randomUUID() });
      expect([path, bare.status, bare.answer?.code]).toEqual([path, 403, 'CONFIRM_IDENTITY']);
    }
    expect((await register(browser)).status).toBe(403);
    await browser.post('/confirm-identity', { password });
    const added = await register(browser);
    expect(added.status).toBe(200);
    expect((await browser.post('/passkey/delete-passkey', { id: added.answer?.id })).status).toBe(200);
  });

  test('signs in without a code, because the device checks the person', async () => {
    const { email, browser } = await withApp();
    await browser.post('/confirm-identity', { password });
    const key = newKey();
    await register(browser, key);
    const asked = await options(authBrowser(server), '/passkey/generate-authenticate-options');
    expect(asked.userVerification).toBe('required');
    expect(await (await signInWith(key)).browser.who()).toBe(email);
  });

  test('without that check is refused, both when it is added and at sign-in', async () => {
    const { uid, browser } = await withApp();
    await browser.post('/confirm-identity', { password });
    const careless = newKey(false);
    expect((await register(browser, careless)).status).toBeGreaterThanOrEqual(400);
    const { pool } = server.services.store;
    expect((await pool.query('select 1 from passkey where user_id = $1', [uid])).rowCount).toBe(0);
    const { browser: entered, reply } = await signInWith(careless);
    expect(reply.status).toBe(401);
    expect(await entered.who()).toBeNull();
  });

  test('confirms the identity of the signed-in person', async () => {
    const { browser, email } = await signUpIn(server);
    await browser.post('/confirm-identity', { password });
    const key = newKey();
    await register(browser, key);
    await browser.post('/sign-out', {});
    await browser.post('/sign-in/email', { email, password });
    const newEmail = `key-${email}`;
    expect((await browser.post('/change-email', { newEmail })).status).toBe(403);
    expect((await signInWith(key, browser)).reply.status).toBe(200);
    expect((await browser.post('/change-email', { newEmail })).status).toBe(200);
  });
});
