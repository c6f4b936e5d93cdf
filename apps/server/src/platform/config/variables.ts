import { z } from 'zod';
import { isHashList } from './is-hash-list.ts';

const flag = z.enum(['0', '1']).transform((text) => text === '1');
const port = z.coerce.number().int().min(1).max(65535);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/{1,9}$/, ''));
/** A SMART Health Link contains an address of at most 128 characters, of which the link's own part takes 48. */
const maxPublicUrl = 80;
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const text = z.string().min(1);

/** The values that each variable accepts, as text for the one line that stops an invalid start. */
const takes: Readonly<Record<string, string>> = {
  PORT: 'a port number from 1 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  PUBLIC_URL: 'the http(s) address people use, of at most 80 characters, such as https://clearpaw.example',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// or postgresql:// address',
  DATABASE_DIRECT_URL: 'the postgres:// address of the database itself, together with DATABASE_URL',
  DATABASE_POOL_SIZE: 'a whole number from 2 to 500: the connections that this server opens at most',
  DATABASE_WAIT_SECONDS: 'a whole number of seconds from 0 to 3600',
  STORAGE_URL: 'file: or s3://bucket?endpoint=…&region=…',
  AWS_ACCESS_KEY_ID: 'the ID of an access key for S3, together with AWS_SECRET_ACCESS_KEY',
  AWS_SECRET_ACCESS_KEY: 'the secret of the access key, together with AWS_ACCESS_KEY_ID',
  AWS_SESSION_TOKEN: 'the session token of a temporary access key',
  AUTH_SECRET: 'at least 32 characters',
  BREACHED_PASSWORDS_FILE:
    'a file in the format of Pwned Passwords: lines of a SHA-1 and a count, sorted by SHA-1',
  BACKUP_KEY: 'at least 32 characters, the same for the backup and for restoring it',
  BACKUP_DIR: 'a folder, together with BACKUP_KEY',
  BACKUP_AT: 'a time of day in UTC, such as 02:17',
  BACKUP_KEEP: 'a whole number from 1: how many backups stay',
  SMTP_URL: 'an smtp:// or smtps:// address',
  MAIL_FROM: 'an email address, and SMTP_URL as well',
  DEMO: '0 or 1',
  TEST_HOOKS: '0 or 1 (never 1 in production)',
  WEBHOOK_ALLOW_PRIVATE: '0 or 1 (never 1 in production)',
  TRUST_PROXY: '0, or 1 behind a proxy that sets X-Forwarded-For',
  TLS_CERT:
    'the certificate of this server with those that issued it, in PEM, or file: and its path, together with TLS_KEY',
  TLS_KEY: 'the key of TLS_CERT in PEM, not encrypted, or file: and its path, together with TLS_CERT',
  CALLS_PER_MINUTE: 'a whole number from 60: the calls one account may make in a minute',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  APP_CHECK_JWKS_URL: 'an http(s) address',
  CLAMD_URL: 'the address of a ClamAV daemon, such as tcp://127.0.0.1:3310',
  NODE_ENV: 'development, test or production',
  MIN_FREE_DISK_MB: 'a whole number of megabytes, 0 to probe nothing',
  METRICS_PORT: 'a port number from 1 to 65535',
  METRICS_TOKEN: 'at least 16 characters',
  OTEL_TRACES_SAMPLER_ARG: 'a number from 0 to 1: the share of traces that is sent',
  OTEL_EXPORTER_OTLP_HEADERS: 'headers for the collector, such as authorization=Bearer%20token',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'the http(s) address of a collector that speaks OTLP over HTTP',
  STRIPE_SECRET_KEY: 'a Stripe secret key, together with STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID',
  STRIPE_WEBHOOK_SECRET: 'a Stripe signing secret (whsec_…), or the old and the new one with a comma between',
  STRIPE_PRICE_ID: 'a Stripe price (price_…), together with STRIPE_SECRET_KEY',
  STRIPE_API_URL: 'an http(s) address that speaks for Stripe, together with STRIPE_SECRET_KEY',
  BILLING_SANDBOX_PORT: 'a port number from 1 to 65535, never in production',
  APPLE_PASS_TYPE_ID: 'the pass type ID that APPLE_PASS_CERT names, such as pass.example.clearpaw',
  APPLE_TEAM_ID: 'the team ID that APPLE_PASS_CERT names',
  APPLE_PASS_CERT: 'the certificate of the pass type ID in PEM, or file: and its path',
  APPLE_PASS_KEY:
    'the RSA key of APPLE_PASS_CERT in PEM, or file: and its path; APPLE_PASS_KEY_PASSPHRASE opens an encrypted one',
  APPLE_PASS_KEY_PASSPHRASE: 'the passphrase of APPLE_PASS_KEY',
  APPLE_WWDR_CERT: 'the certificate of Apple that issued APPLE_PASS_CERT, in PEM, or file: and its path',
  GOOGLE_WALLET_ISSUER_ID: 'an issuer ID of digits, together with GOOGLE_WALLET_SERVICE_ACCOUNT',
  GOOGLE_WALLET_SERVICE_ACCOUNT:
    'the JSON key of a service account (client_email, private_key), or file: and its path, together with GOOGLE_WALLET_ISSUER_ID',
};

export function whatItTakes(name: string): string {
  return takes[name] ?? 'another value';
}

/** The environment as text; every key is optional because every part has an embedded default. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: httpUrl.refine((url) => url.length <= maxPublicUrl).optional(),
  DATA_DIR: text.default('./.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(3_600).default(60),
  STORAGE_URL: z
    .string()
    .regex(/^(file:|s3:\/\/[a-z0-9.-]{3,63})/)
    .default('file:'),
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  AWS_SESSION_TOKEN: text.optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  BREACHED_PASSWORDS_FILE: text.refine(isHashList).optional(),
  BACKUP_KEY: z.string().min(32).optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('02:17'),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@]@[^\s@]/)
    .optional(),
  DEMO: flag.optional(),
  TEST_HOOKS: flag.default(false),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  TRUST_PROXY: flag.default(false),
  TLS_CERT: text.optional(),
  TLS_KEY: text.optional(),
  CALLS_PER_MINUTE: z.coerce.number().int().min(60).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  APP_CHECK_JWKS_URL: httpUrl.optional(),
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(100),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => secret !== ''))
    .optional(),
  STRIPE_PRICE_ID: text.optional(),
  STRIPE_API_URL: httpUrl.optional(),
  BILLING_SANDBOX_PORT: port.optional(),
  APPLE_PASS_TYPE_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_PASS_CERT: text.optional(),
  APPLE_PASS_KEY: text.optional(),
  APPLE_PASS_KEY_PASSPHRASE: text.optional(),
  APPLE_WWDR_CERT: text.optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  GOOGLE_WALLET_SERVICE_ACCOUNT: text.optional(),
});

export type Variables = z.output<typeof variables>;
