import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  authBrowser,
  linkInMail,
  mailsTo,
  signUpIn,
  testPassword,
  useServer,
} from '../../../../test/index.ts';
import { isBreached } from './breached-passwords.ts';

const folder = await mkdtemp(join(tmpdir(), 'clearpaw-breached-'));
afterAll(() => rm(folder, { recursive: true }));

async function listOf(name: string, passwords: readonly string[], end = '\r\n'): Promise<string> {
  const hashes = passwords
    .map((one) => createHash('sha1').update(one).digest('hex').toUpperCase())
    .toSorted();
  const lines = hashes.map((hash, index) => `${hash}:${index ** 5 + 1}${end}`);
  const path = join(folder, name);
  await writeFile(path, lines.join(''));
  return path;
}

const leaked = Array.from({ length: 5_000 }, (_, index) => `leaked password ${index}`);

test.each([
  ['as it is downloaded', 5_000, '\r\n'],
  ['with short line breaks', 1_000, '\n'],
  ['of one line', 1, '\r\n'],
  ['of two lines', 2, '\n'],
  ['of three lines', 3, '\n'],
])('each password in a list %s is found, and no other', async (_, count, end) => {
  const known = leaked.slice(0, count);
  const path = await listOf(`list-${count}`, known, end);
  const found = await Promise.all(known.map((password) => isBreached(path, password)));
  expect(found.filter(Boolean)).toHaveLength(count);
  const others = Array.from({ length: 500 }, (_, index) => `another password ${index}`);
  expect(await Promise.all(others.map((password) => isBreached(path, password)))).not.toContain(true);
});

const breached = ['correct horse battery', 'trustno1 but longer', 'überall-im-netz'];
const server = await useServer({ BREACHED_PASSWORDS_FILE: await listOf('server', breached) });
const tooCommon = {
  code: 'PASSWORD_TOO_COMMON',
  message: 'This password is too common. Choose one that is harder to guess.',
};

test('a password from a leak is refused at the sign-up, at a change and at a reset', async () => {
  const fields = { email: 'reuses@example.test', password: 'correct horse battery', name: '' };
  const refused = await authBrowser(server).post('/sign-up/email', fields);
  expect([refused.status, refused.answer]).toEqual([400, tooCommon]);
  const { email, browser } = await signUpIn(server);
  const change = { currentPassword: testPassword, newPassword: 'trustno1 but longer' };
  expect((await browser.post('/change-password', change)).answer).toEqual(tooCommon);
  await browser.post('/request-password-reset', { email });
  const token = linkInMail((await mailsTo(server, email))[0]?.text).searchParams.get('token');
  const reset = await browser.post('/reset-password', { token, newPassword: 'überall-im-netz' });
  expect(reset.answer).toEqual(tooCommon);
  expect((await browser.post('/reset-password', { token, newPassword: 'kiwi-7' })).status).toBe(200);
});
