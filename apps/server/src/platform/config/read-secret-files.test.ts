import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { appleWalletSettings, googleWalletSettings, tlsSettings } from '../../../test/index.ts';
import { readConfig } from './read-config.ts';
import { secretSettings } from './read-secret-files.ts';
import { StartRefused } from './start-refused.ts';

const folder = await mkdtemp(join(tmpdir(), 'clearpaw-secrets-'));
afterAll(() => rm(folder, { recursive: true }));

async function inFile(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return `file:${path}`;
}

const { environment: apple } = await appleWalletSettings({ passphrase: 'open sesame' });
const settings: Record<string, string> = {
  DATABASE_URL: 'postgres://clearpaw:secret@database/clearpaw',
  DATABASE_DIRECT_URL: 'postgres://clearpaw:secret@direct/clearpaw',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'session',
  AUTH_SECRET: 'a'.repeat(32),
  BACKUP_KEY: 'b'.repeat(32),
  SMTP_URL: 'smtps://user:password@smtp.example',
  METRICS_TOKEN: 'm'.repeat(16),
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=token',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2',
  ...apple,
  APPLE_PASS_KEY_PASSPHRASE: 'open sesame',
  ...googleWalletSettings().environment,
  ...(await tlsSettings()).environment,
};
const public_ = { MAIL_FROM: 'hello@clearpaw.example', STRIPE_PRICE_ID: 'price_1' };

test('each secret is read from the file that the setting names, without the line break at its end', async () => {
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings))
    files[name] = secretSettings.has(name) ? await inFile(name, `${value}\n`) : value;
  expect(Object.keys(files)).toEqual(expect.arrayContaining([...secretSettings]));
  const read = readConfig({ ...files, ...public_ });
  expect(JSON.stringify(read)).toBe(JSON.stringify(readConfig({ ...settings, ...public_ })));
  expect(read).toMatchObject({
    authSecret: 'a'.repeat(32),
    s3Keys: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'session' },
    stripeWebhookSecrets: ['whsec_1', 'whsec_2'],
  });
  const address = `file://${join(folder, 'AUTH_SECRET')}`;
  expect(readConfig({ AUTH_SECRET: address }).authSecret).toBe('a'.repeat(32));
});

test.each([...secretSettings])('%s from a file that is missing or empty stops the start', async (name) => {
  const missing = { ...settings, ...public_, [name]: `file:${join(folder, 'hidden')}` };
  const line = `${name} is not usable: the file that it names cannot be read (ENOENT).`;
  expect(() => readConfig(missing)).toThrow(new StartRefused(line));
  const empty = { ...settings, ...public_, [name]: await inFile('empty', ' \n') };
  expect(() => readConfig(empty)).toThrow(
    new StartRefused(`${name} is not usable: the file that it names is empty.`),
  );
});

test('the content of a file is not repeated: it is a secret', async () => {
  const start = async () => readConfig({ AUTH_SECRET: await inFile('short', 'tooshort') });
  await expect(start).rejects.toThrow('AUTH_SECRET is not usable: it takes at least 32 characters.');
});
