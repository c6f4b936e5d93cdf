import { expect, test } from 'vitest';
import { tlsSettings } from '../../../test/index.ts';
import { readConfig } from './read-config.ts';
import { settingNotices } from './setting-notices.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://clearpaw.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'clearpaw@example.test',
};
const direct = { DATABASE_URL: 'postgres://u@localhost/x' };
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PRICE_ID: 'price_1', STRIPE_WEBHOOK_SECRET: 'whsec' };
const noticesOf = (environment: Record<string, string>) =>
  settingNotices(readConfig({ ...production, ...environment })).join('\n');

test.each<[string, Record<string, string>, string]>([
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://u:p@db.example/x' },
    'Add sslmode=verify-full to the address.',
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://u@10.0.0.7/x?sslmode=disable' },
    'Add sslmode=verify-full to the address.',
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://u@[2001:db8::7]/x' },
    'Add sslmode=verify-full to the address.',
  ],
  [
    'DATABASE_DIRECT_URL',
    { ...direct, DATABASE_DIRECT_URL: 'postgres://u@db.example/x' },
    'Add sslmode=verify-full to the address.',
  ],
  [
    'SMTP_URL',
    { SMTP_URL: 'smtp://mail.example:587' },
    'Use smtps://, or add requireTLS=true to the address.',
  ],
  [
    'SMTP_URL',
    { SMTP_URL: 'smtp://mail.example?requireTLS=true&ignoreTLS=true' },
    'Use smtps://, or add requireTLS=true to the address.',
  ],
  ['STORAGE_URL', { STORAGE_URL: 's3://bucket?endpoint=http://s3.example:9000' }, 'Use an https address.'],
  [
    'CLAMD_URL',
    { CLAMD_URL: 'tcp://192.168.1.5:3310' },
    'clamd has no encryption of its own: run it on this machine, or use a tunnel.',
  ],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example:4318' },
    'Use an https address.',
  ],
  ['APP_CHECK_JWKS_URL', { APP_CHECK_JWKS_URL: 'http://keys.example/jwks' }, 'Use an https address.'],
  ['STRIPE_API_URL', { ...stripe, STRIPE_API_URL: 'http://stripe.example' }, 'Use an https address.'],
])('production that reaches another machine in plain text by %s gets a notice: %j', (name, set, remedy) => {
  const notice = noticesOf(set);
  expect(notice).toMatch(new RegExp(`^${name} leads to [^ ]+ without encryption: .+ is sent\\. `));
  expect(notice.endsWith(remedy)).toBe(true);
  expect(notice).not.toContain('u:p');
});

test.each<[Record<string, string>]>([
  [{ DATABASE_URL: 'postgres://u@db.example/x?sslmode=verify-full' }],
  [{ DATABASE_URL: 'postgres://u@db.example/x?sslrootcert=/etc/ca.pem' }],
  [{ DATABASE_URL: 'postgres://u@db.example/x?ssl=true' }],
  [{ DATABASE_URL: 'postgres://u@database/x' }],
  [{ DATABASE_URL: 'postgres://u@127.0.0.1/x' }],
  [{ DATABASE_URL: 'postgres://u@[::1]/x' }],
  [{ DATABASE_URL: 'postgres:///x?host=/run/postgresql' }],
  [{ SMTP_URL: 'smtp://mail.example:587?requireTLS=true' }],
  [{ SMTP_URL: 'smtp://localhost:25' }],
  [{ STORAGE_URL: 's3://bucket?endpoint=https://s3.example' }],
  [{ STORAGE_URL: 's3://bucket?region=eu-central-1' }],
  [{ STORAGE_URL: 's3://bucket?endpoint=http://127.0.0.1:9000' }],
  [{ CLAMD_URL: 'tcp://127.0.0.1:3310' }],
  [{ CLAMD_URL: 'tcp://clamav:3310' }],
])('encrypted, on this machine, or a container beside it: %j has no notice', (set) => {
  expect(noticesOf(set)).toBe('');
});

test('production that takes requests at an address of a network without a certificate gets a notice', async () => {
  expect(noticesOf({ HOST: '10.0.0.21' })).toBe(
    'HOST is 10.0.0.21, and what a proxy sends there is not encrypted: anyone on that network can read it. Set TLS_CERT and TLS_KEY.',
  );
  const { environment } = await tlsSettings();
  expect(noticesOf({ HOST: '10.0.0.21', ...environment })).toBe('');
  expect(noticesOf({ HOST: '0.0.0.0' })).toBe('');
});

test('outside production there is no notice', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://u@db.example/x' });
  expect(settingNotices(config)).toEqual([]);
});
