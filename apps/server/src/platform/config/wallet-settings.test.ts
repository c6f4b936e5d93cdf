import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appleWalletSettings, googleWalletSettings, makeFolder } from '../../../test/index.ts';
import { hasExpired, readConfig, StartRefused, settingNotices } from './index.ts';

const { environment: apple } = await appleWalletSettings();
const { environment: other } = await appleWalletSettings();
const { environment: google } = googleWalletSettings();
const account = JSON.parse(google.GOOGLE_WALLET_SERVICE_ACCOUNT) as Record<string, string>;
const accountWith = (changed: object) => ({
  ...google,
  GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({ ...account, ...changed }),
});

test('without settings there are no wallets', () => {
  expect(readConfig({})).toMatchObject({ appleWallet: undefined, googleWallet: undefined });
});

test('complete settings are read, from the variables or from files', async () => {
  const folder = await makeFolder();
  const inFiles: Record<string, string> = { ...apple, ...google };
  for (const name of [
    'APPLE_PASS_CERT',
    'APPLE_PASS_KEY',
    'APPLE_WWDR_CERT',
    'GOOGLE_WALLET_SERVICE_ACCOUNT',
  ]) {
    const path = join(folder, name);
    await writeFile(path, inFiles[name] ?? '');
    inFiles[name] = `file:${path}`;
  }
  const read = readConfig({ ...apple, ...google });
  expect(read.appleWallet).toMatchObject({ passTypeId: 'pass.example.clearpaw', teamId: 'TEAM123456' });
  expect(read.googleWallet).toMatchObject({
    issuerId: '3388000000022222222',
    clientEmail: account.client_email,
  });
  const again = readConfig(inFiles);
  expect(again.appleWallet).toEqual(read.appleWallet);
  expect(again.googleWallet?.privateKey.equals(read.googleWallet?.privateKey ?? (null as never))).toBe(true);
  const onOneLine = { ...apple, APPLE_PASS_KEY: apple.APPLE_PASS_KEY.replaceAll('\n', '\\n') };
  expect(readConfig(onOneLine).appleWallet).toEqual(read.appleWallet);
});

test('an encrypted key is opened by its passphrase', async () => {
  const { environment } = await appleWalletSettings({ passphrase: 'open sesame' });
  const opened = readConfig({ ...environment, APPLE_PASS_KEY_PASSPHRASE: 'open sesame' });
  expect(opened.appleWallet?.key).toMatch(/^-----BEGIN RSA PRIVATE KEY-----\n[^:]+-----END/);
  for (const APPLE_PASS_KEY_PASSPHRASE of ['', 'wrong']) {
    const start = () => readConfig({ ...environment, APPLE_PASS_KEY_PASSPHRASE });
    expect(start).toThrow(/^APPLE_PASS_KEY is not usable: /);
  }
});

const small = googleWalletSettings({ modulusLength: 1024 }).environment;

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['no team', { ...apple, APPLE_TEAM_ID: '' }, /^APPLE_TEAM_ID is missing: it takes /],
  ['no key', { ...apple, APPLE_PASS_KEY: '' }, /^APPLE_PASS_KEY is missing: it takes /],
  ['a passphrase alone', { APPLE_PASS_KEY_PASSPHRASE: 'x' }, /^APPLE_PASS_TYPE_ID is missing: /],
  ['a certificate that is none', { ...apple, APPLE_PASS_CERT: 'x' }, /^APPLE_PASS_CERT is not usable: /],
  [
    'a file that is not there',
    { ...apple, APPLE_PASS_KEY: 'file:/nowhere' },
    /^APPLE_PASS_KEY is not usable: /,
  ],
  [
    'another key',
    { ...apple, APPLE_PASS_KEY: other.APPLE_PASS_KEY },
    /^APPLE_PASS_KEY is not usable: it takes the RSA key of APPLE_PASS_CERT/,
  ],
  ['another pass type', { ...apple, APPLE_PASS_TYPE_ID: 'pass.x' }, /^APPLE_PASS_TYPE_ID is not usable: /],
  ['another team', { ...apple, APPLE_TEAM_ID: 'OTHER' }, /^APPLE_TEAM_ID is not usable: /],
  [
    'an authority that did not issue it',
    { ...apple, APPLE_WWDR_CERT: other.APPLE_WWDR_CERT },
    /^APPLE_WWDR_CERT is not usable: /,
  ],
  ['no account', { GOOGLE_WALLET_ISSUER_ID: '1' }, /^GOOGLE_WALLET_SERVICE_ACCOUNT is missing: /],
  ['no issuer', { ...google, GOOGLE_WALLET_ISSUER_ID: '' }, /^GOOGLE_WALLET_ISSUER_ID is missing: /],
  [
    'an issuer that is not a number',
    { ...google, GOOGLE_WALLET_ISSUER_ID: 'x' },
    /^GOOGLE_WALLET_ISSUER_ID is not usable: /,
  ],
  [
    'an account that is no JSON',
    { ...google, GOOGLE_WALLET_SERVICE_ACCOUNT: 'x' },
    /^GOOGLE_WALLET_SERVICE_ACCOUNT is not usable: /,
  ],
  ['no email', accountWith({ client_email: 'x' }), /^GOOGLE_WALLET_SERVICE_ACCOUNT is not usable: /],
  ['a key that is none', accountWith({ private_key: 'x' }), /^GOOGLE_WALLET_SERVICE_ACCOUNT is not usable: /],
  ['a key of 1,024 bits', small, /^GOOGLE_WALLET_SERVICE_ACCOUNT is not usable: /],
])('%s stops the start with one line', (_, environment, line) => {
  const start = () => readConfig(environment);
  expect(start).toThrow(StartRefused);
  expect(start).toThrow(line);
  expect(start).toThrow(/^[^\n]+\.$/);
});

test('a certificate that has expired, or will soon, causes a notice and does not stop the start', async () => {
  const day = 24 * 60 * 60 * 1000;
  const validUntil = new Date('2027-03-01T00:00:00Z');
  const { environment } = await appleWalletSettings({ validUntil });
  const config = readConfig(environment);
  expect(config.appleWallet?.validUntil).toEqual(validUntil);
  const noticesAt = (days: number) => settingNotices(config, new Date(validUntil.getTime() + days * day));
  expect(noticesAt(-31)).toEqual([]);
  expect(noticesAt(-29)).toEqual([expect.stringMatching(/^APPLE_PASS_CERT, .* expires on 2027-03-01: /)]);
  expect(noticesAt(1)).toEqual([expect.stringMatching(/^APPLE_PASS_CERT, .* expired on 2027-03-01: /)]);
  if (!config.appleWallet) throw new Error('There is no wallet.');
  expect(hasExpired(config.appleWallet, new Date(validUntil.getTime() - 1))).toBe(false);
  expect(hasExpired(config.appleWallet, validUntil)).toBe(true);
});
