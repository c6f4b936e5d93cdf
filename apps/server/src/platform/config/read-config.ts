import { resolve } from 'node:path';
import { readSecretFiles } from './read-secret-files.ts';
import { readTls, type Tls } from './read-tls.ts';
import { type AppleWallet, type GoogleWallet, readAppleWallet, readGoogleWallet } from './read-wallets.ts';
import { StartRefused } from './start-refused.ts';
import { type Variables, variables, whatItTakes } from './variables.ts';

/** Settings after validation, with every default filled in. Secrets stay undefined until they are found or created. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** The address people use, without a trailing slash. */
  readonly publicUrl: string;
  /** An absolute path; all data of embedded parts is below it. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The direct address of the database, if `databaseUrl` is that of a pooler in transaction mode. */
  readonly databaseDirectUrl: string | undefined;
  readonly databasePoolSize: number;
  /** How long the start waits for a database that is starting or changing its primary. */
  readonly databaseWaitSeconds: number;
  readonly storageUrl: string;
  /** Absent: S3 takes the machine's role, or what AWS programs read by themselves. */
  readonly s3Keys: S3Keys | undefined;
  /** Absent: stored files are not scanned. */
  readonly clamdUrl: string | undefined;
  /** Absent: the storage requires no attestation of apps. */
  readonly appCheckJwksUrl: string | undefined;
  readonly authSecret: string | undefined;
  /** Passwords known from leaks, as SHA-1, sorted; absent: only the most common ones are refused. */
  readonly breachedPasswordsFile: string | undefined;
  /** Encrypts backups. */
  readonly backupKey: string | undefined;
  /** Absent: backups are made by the operator's command alone. */
  readonly backups: BackupSchedule | undefined;
  readonly demo: boolean;
  readonly testHooks: boolean;
  /** Whether webhooks may be sent to this machine and its network: for tests and development. */
  readonly webhookAllowPrivate: boolean;
  /** Whether the last address of X-Forwarded-For is the caller's. */
  readonly trustProxy: boolean;
  /** Absent: the server takes HTTP, and a proxy before it takes HTTPS. */
  readonly tls: Tls | undefined;
  /** How many calls of functions one account may make in a minute. */
  readonly callsPerMinute: number;
  readonly logLevel: Variables['LOG_LEVEL'];
  /** With less free space below the data folder the server reports that it is not ready. */
  readonly minFreeDiskMiB: number;
  readonly metricsPort: number | undefined;
  readonly metricsToken: string | undefined;
  /** The collector that traces are sent to, its headers as OpenTelemetry writes them, and the share that is sent. */
  readonly traces: {
    readonly endpoint: string | undefined;
    readonly headers: string | undefined;
    readonly share: number;
  };
  /** Absent: the billing sandbox, or in production no billing at all. */
  readonly stripe: StripeAccess | undefined;
  /** More than one while a secret is being replaced. */
  readonly stripeWebhookSecrets: readonly string[];
  /** Absent: the billing sandbox answers on the server's own port. */
  readonly billingSandboxPort: number | undefined;
  /** Absent: mail goes to the outbox folder below DATA_DIR. */
  readonly smtp: SmtpAccess | undefined;
  /** Absent: badges cannot be added to Apple Wallet. */
  readonly appleWallet: AppleWallet | undefined;
  /** Absent: badges cannot be added to Google Wallet. */
  readonly googleWallet: GoogleWallet | undefined;
}

/** One backup each day. */
export interface BackupSchedule {
  /** Absolute path. */
  readonly folder: string;
  /** Minutes after midnight, UTC. */
  readonly atMinute: number;
  /** How many stay. */
  readonly keep: number;
}

/** What opens the bucket at S3. */
interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

/** The mail server, and the address that mail comes from. */
export interface SmtpAccess {
  readonly url: string;
  readonly from: string;
}

/** Settings for Stripe. `apiUrl` replaces Stripe's own address. */
export interface StripeAccess {
  readonly secretKey: string;
  readonly priceId: string;
  readonly apiUrl: string | undefined;
}

/**
 * Reads the environment. Throws `StartRefused` with one line that names the first invalid variable and the values it
 * accepts.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = variables.safeParse(readSecretFiles(Object.fromEntries(given)));
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? 'The environment');
    throw new StartRefused(`${name} is not usable: it takes ${whatItTakes(name)}.`);
  }
  refuseUnsafe(parsed.data);
  return toConfig(parsed.data);
}

/** Refuses combinations that would weaken production, or that configure a part incompletely. */
function refuseUnsafe(v: Variables): void {
  const production = v.NODE_ENV === 'production';
  if (production && v.AUTH_SECRET === undefined) {
    throw new StartRefused(`AUTH_SECRET is missing: production needs ${whatItTakes('AUTH_SECRET')}.`);
  }
  if (production && v.TEST_HOOKS) {
    throw new StartRefused('TEST_HOOKS is 1: production takes 0 or nothing.');
  }
  if (production && v.WEBHOOK_ALLOW_PRIVATE) {
    throw new StartRefused('WEBHOOK_ALLOW_PRIVATE is 1: production takes 0 or nothing.');
  }
  if (production && v.DEMO) {
    throw new StartRefused('DEMO is 1: production takes 0 or nothing.');
  }
  if (v.DATABASE_DIRECT_URL !== undefined && v.DATABASE_URL === undefined) {
    throw new StartRefused(
      `DATABASE_DIRECT_URL is not usable: it takes ${whatItTakes('DATABASE_DIRECT_URL')}.`,
    );
  }
  if (v.SMTP_URL !== undefined && v.MAIL_FROM === undefined) {
    throw new StartRefused(`MAIL_FROM is missing: it takes ${whatItTakes('MAIL_FROM')}.`);
  }
  if (v.BACKUP_DIR !== undefined && v.BACKUP_KEY === undefined) {
    throw new StartRefused(`BACKUP_KEY is missing for BACKUP_DIR: it takes ${whatItTakes('BACKUP_KEY')}.`);
  }
  refuseHalfStripe(v);
}

/** A webhook secret alone is accepted (the sandbox signs with it); a key or a price alone is a mistake. */
function refuseHalfStripe(v: Variables): void {
  if (v.BILLING_SANDBOX_PORT !== undefined && v.NODE_ENV === 'production') {
    throw new StartRefused(`BILLING_SANDBOX_PORT is set: it takes ${whatItTakes('BILLING_SANDBOX_PORT')}.`);
  }
  const ours = [v.STRIPE_SECRET_KEY, v.STRIPE_PRICE_ID, v.STRIPE_API_URL];
  if (ours.every((value) => value === undefined)) return;
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;
  const missing = names.find((name) => v[name] === undefined);
  if (missing) throw new StartRefused(`${missing} is missing: it takes ${whatItTakes(missing)}.`);
}

function toConfig(v: Variables): Config {
  const production = v.NODE_ENV === 'production';
  const embedded = v.DATABASE_URL === undefined;
  return {
    production,
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL ?? `${v.TLS_CERT === undefined ? 'http' : 'https'}://localhost:${v.PORT}`,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databaseDirectUrl: v.DATABASE_DIRECT_URL,
    databasePoolSize: v.DATABASE_POOL_SIZE,
    databaseWaitSeconds: v.DATABASE_WAIT_SECONDS,
    storageUrl: v.STORAGE_URL,
    s3Keys: toS3Keys(v),
    clamdUrl: v.CLAMD_URL,
    appCheckJwksUrl: v.APP_CHECK_JWKS_URL,
    authSecret: v.AUTH_SECRET,
    breachedPasswordsFile: v.BREACHED_PASSWORDS_FILE,
    backupKey: v.BACKUP_KEY,
    backups: toBackupSchedule(v),
    demo: v.DEMO ?? (embedded && !production),
    testHooks: v.TEST_HOOKS,
    webhookAllowPrivate: v.WEBHOOK_ALLOW_PRIVATE,
    trustProxy: v.TRUST_PROXY,
    tls: readTls(v),
    callsPerMinute: v.CALLS_PER_MINUTE ?? (production ? 600 : 60_000),
    logLevel: v.LOG_LEVEL,
    minFreeDiskMiB: v.MIN_FREE_DISK_MB,
    metricsPort: v.METRICS_PORT,
    metricsToken: v.METRICS_TOKEN,
    traces: {
      endpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: v.OTEL_EXPORTER_OTLP_HEADERS,
      share: v.OTEL_TRACES_SAMPLER_ARG,
    },
    stripe: toStripeAccess(v),
    stripeWebhookSecrets: v.STRIPE_WEBHOOK_SECRET ?? [],
    billingSandboxPort: v.BILLING_SANDBOX_PORT,
    smtp: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : undefined,
    appleWallet: readAppleWallet(v),
    googleWallet: readGoogleWallet(v),
  };
}

function toBackupSchedule({
  BACKUP_DIR,
  BACKUP_AT,
  BACKUP_KEEP: keep,
}: Variables): BackupSchedule | undefined {
  const [hours = 0, minutes = 0] = BACKUP_AT.split(':').map(Number);
  return BACKUP_DIR === undefined
    ? undefined
    : { folder: resolve(BACKUP_DIR), atMinute: hours * 60 + minutes, keep };
}

function toS3Keys(v: Variables): S3Keys | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = v;
  if (!accessKeyId || !secretAccessKey) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: v.AWS_SESSION_TOKEN };
}

function toStripeAccess(v: Variables): StripeAccess | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PRICE_ID: priceId, STRIPE_API_URL: apiUrl } = v;
  return secretKey && priceId ? { secretKey, priceId, apiUrl } : undefined;
}
