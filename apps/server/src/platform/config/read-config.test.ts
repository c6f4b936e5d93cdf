import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { StartRefused } from './start-refused.ts';

const secret = 'x'.repeat(32);
const production = { NODE_ENV: 'production', AUTH_SECRET: secret };

describe('an empty environment is valid', () => {
  test('it listens on this machine only and keeps everything in ./.data', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(process.cwd(), '.data'),
      databaseUrl: undefined,
      storageUrl: 'file:',
      demo: true,
      testHooks: false,
      webhookAllowPrivate: false,
      logLevel: 'info',
    });
  });
  test('the public address follows the port', () => {
    expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  });
  test('an empty text counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });
  test('a trailing slash of the public address is dropped', () => {
    expect(readConfig({ PUBLIC_URL: 'https://clearpaw.example/' }).publicUrl).toBe(
      'https://clearpaw.example',
    );
  });
});

describe('the demo', () => {
  test.each([
    [{}, true],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgres://db/x' }, false],
    [{ DATABASE_URL: 'postgres://db/x', DEMO: '1' }, true],
    [production, false],
    [{ ...production, DEMO: '0' }, false],
  ])('%j: %s', (environment, demo) => {
    expect(readConfig(environment).demo).toBe(demo);
  });
});

test('the longest PUBLIC_URL leaves room for the address of a share link', () => {
  const longest = `https://${'a'.repeat(60)}.example/pet`;
  expect(longest).toHaveLength(80);
  expect(readConfig({ PUBLIC_URL: `${longest}/` }).publicUrl).toBe(longest);
  expect(`${longest}/shl/${'A'.repeat(43)}`).toHaveLength(128);
});

const bad = {
  PORT: ['0', '65536', 'http', '30.5', '-1'],
  PUBLIC_URL: ['localhost:3000', 'ftp://x.example', 'clearpaw', `https://${'a'.repeat(73)}`],
  DATABASE_URL: ['mysql://db/x', 'db', '/var/run'],
  STORAGE_URL: ['gs://bucket', 's3://', 'folder'],
  AUTH_SECRET: ['short'],
  BREACHED_PASSWORDS_FILE: ['/nowhere', '/', import.meta.filename],
  BACKUP_KEY: ['short'],
  DEMO: ['yes', 'true', '2'],
  TEST_HOOKS: ['on'],
  LOG_LEVEL: ['loud'],
  NODE_ENV: ['prod'],
  SMTP_URL: ['http://mail', 'mail.example'],
  MAIL_FROM: ['nobody'],
  APP_CHECK_JWKS_URL: ['keys.json'],
  CLAMD_URL: ['127.0.0.1:3310', 'http://clamd'],
  MIN_FREE_DISK_MB: ['-1', 'x'],
  DATABASE_DIRECT_URL: ['mysql://x', 'postgres://host/alone'],
  DATABASE_POOL_SIZE: ['1', '501', 'x'],
  DATABASE_WAIT_SECONDS: ['-1', '3601', 'x'],
  METRICS_PORT: ['0', 'x'],
  METRICS_TOKEN: ['short'],
} as const;

describe('an invalid variable stops the start with one line that names it and the values it accepts', () => {
  const cases = Object.entries(bad).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
  test.each(cases)('%s=%s', (name, value) => {
    const start = () => readConfig({ [name]: value });
    expect(start).toThrow(StartRefused);
    expect(start).toThrow(new RegExp(`^${name} is not usable: it takes [^\\n]+\\.$`));
  });

  test.each([
    [{ NODE_ENV: 'production' }, /^AUTH_SECRET is missing: production needs at least 32 characters\.$/],
    [
      { ...production, WEBHOOK_ALLOW_PRIVATE: '1' },
      /^WEBHOOK_ALLOW_PRIVATE is 1: production takes 0 or nothing\.$/,
    ],
    [{ ...production, TEST_HOOKS: '1' }, /^TEST_HOOKS is 1: production takes 0 or nothing\.$/],
    [{ ...production, DEMO: '1' }, /^DEMO is 1: production takes 0 or nothing\.$/],
    [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM is missing/],
    [{ STRIPE_SECRET_KEY: 'sk_1' }, /^STRIPE_WEBHOOK_SECRET is missing/],
    [{ STRIPE_PRICE_ID: 'price_1' }, /^STRIPE_SECRET_KEY is missing/],
    [{ STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_PRICE_ID is missing/],
  ])('%j', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(line);
  });

  test('the value itself is not repeated: it may be a secret', () => {
    expect(() => readConfig({ AUTH_SECRET: 'tooshort' })).not.toThrow(/tooshort/);
  });
});

test('a webhook secret alone is accepted: the sandbox signs with it', () => {
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).not.toThrow();
});
