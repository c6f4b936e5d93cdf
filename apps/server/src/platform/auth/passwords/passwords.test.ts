import { hashPassword as hashEarlier } from 'better-auth/crypto';
import { describe, expect, test } from 'vitest';
import {
  authBrowser,
  linkInMail,
  mailsTo,
  signUpIn,
  testPassword,
  useServer,
} from '../../../../test/index.ts';
import { hashPassword, hashWith, isOutdated, verifyPassword } from './password-hash.ts';

const server = await useServer();
const { pool } = server.services.store;
const tooCommon = {
  code: 'PASSWORD_TOO_COMMON',
  message: 'This password is too common. Choose one that is harder to guess.',
};

describe('a password that an attacker would try first is refused', () => {
  test.each([
    '123456',
    'password',
    'aaaaaa',
    '      ',
    'PassWord1',
    'letmein',
    'weak.one@example.test',
    'weak.one',
    'Clearpaw-2026!',
    'pet owner 1',
  ])('at the sign-up: %j', async (password) => {
    const fields = { email: 'weak.one@example.test', password, name: '' };
    const refused = await authBrowser(server).post('/sign-up/email', fields);
    expect([refused.status, refused.answer]).toEqual([400, tooCommon]);
  });

  test('at a change', async () => {
    const { browser } = await signUpIn(server);
    const change = { currentPassword: testPassword, newPassword: 'qwerty' };
    expect((await browser.post('/change-password', change)).answer).toEqual(tooCommon);
  });

  test('at a reset, whose link still works afterwards', async () => {
    const { email, browser } = await signUpIn(server);
    await browser.post('/request-password-reset', { email });
    const token = linkInMail((await mailsTo(server, email))[0]?.text).searchParams.get('token');
    expect((await browser.post('/reset-password', { token, newPassword: 'dragon' })).answer).toEqual(
      tooCommon,
    );
    expect((await browser.post('/reset-password', { token, newPassword: 'kiwi-7' })).status).toBe(200);
  });
});

test.each(['kiwi-7', 'demo-owner', 'demo-business', 'a b c d'])(
  '%j may be chosen: six characters are enough',
  async (password) => {
    const fields = { email: `${password.replace(/\W/g, '')}@six.test`, password, name: '' };
    expect((await authBrowser(server).post('/sign-up/email', fields)).status).toBe(200);
  },
);

describe('hashes', () => {
  test('are scrypt with parameters of the OWASP table, and contain them', async () => {
    const hash = await hashPassword('kiwi-7');
    expect(hash).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{86}$/);
    expect(await hashPassword('kiwi-7')).not.toBe(hash);
    expect(await verifyPassword({ hash, password: 'kiwi-7' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'kiwi-8' })).toBe(false);
  });

  test('do not depend on how an accent was typed', async () => {
    const hash = await hashPassword('caf\u00e9 noir');
    expect(await verifyPassword({ hash, password: 'cafe\u0301 noir' })).toBe(true);
  });

  /** An account with this hash of its password. */
  async function accountWith(hash: string) {
    const { uid, email } = await signUpIn(server);
    await pool.query('update account set password = $1 where user_id = $2', [hash, uid]);
    return {
      signIn: async (password: string) =>
        (await authBrowser(server).post('/sign-in/email', { email, password })).status,
      async hash() {
        const { rows } = await pool.query<{ password: string }>(
          'select password from account where user_id = $1',
          [uid],
        );
        return rows[0]?.password ?? '';
      },
    };
  }

  test('in the former format still sign in, and are replaced at the first sign-in', async () => {
    const account = await accountWith(await hashEarlier('an old one'));
    expect(isOutdated(await account.hash())).toBe(true);
    expect(await account.signIn('a wrong one')).toBe(401);
    expect(isOutdated(await account.hash())).toBe(true);
    expect(await account.signIn('an old one')).toBe(200);
    expect(isOutdated(await account.hash())).toBe(false);
    expect(await account.signIn('an old one')).toBe(200);
  });

  test.each([
    { log2N: 16, r: 8, p: 2 },
    { log2N: 14, r: 8, p: 10 },
  ])('of a newer release, with more work (%j), sign in and stay unchanged', async (parameters) => {
    const stronger = await hashWith(parameters, 'kiwi-7');
    const account = await accountWith(stronger);
    expect([await account.signIn('kiwi-8'), await account.signIn('kiwi-7')]).toEqual([401, 200]);
    expect(await account.hash()).toBe(stronger);
  });
});
