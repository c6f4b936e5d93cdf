import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { appleWalletSettings, freePort, makeFolder, useServer } from '../../../test/index.ts';
import { ageFinding } from './check-database.ts';
import { backupFinding, drillFinding } from './check-parts.ts';
import type { CheckResult } from './check-result.ts';
import { waitFinding } from './check-work.ts';
import { examine } from './examine.ts';

const server = await useServer();
let sound: Readonly<Record<string, string>>;
let closed: number;
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
const expired = await appleWalletSettings({ validUntil: yesterday });
beforeAll(async () => {
  const { config } = server.services;
  closed = await freePort();
  sound = {
    PORT: String(config.port),
    DATA_DIR: config.dataDir,
    DATABASE_URL: server.databaseUrl,
    STORAGE_URL: config.storageUrl,
    AUTH_SECRET: config.authSecret ?? '',
  };
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://clearpaw.example',
  BACKUP_KEY: 'a key that only the tests know, long enough',
};

/** The problems that the operator reads. */
async function complaintsAt(changed: Readonly<Record<string, string | undefined>> = {}): Promise<string> {
  return complaintsIn(await examine({ ...sound, ...changed }));
}

const complaintsIn = (findings: readonly CheckResult[]) =>
  findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, name, detail }) => `${level} ${name}: ${detail}`)
    .join('\n');

/** Changes the database for one test. */
async function plant(text: string, undo: string): Promise<void> {
  await server.services.store.pool.query(text);
  onTestFinished(async () => {
    await server.services.store.pool.query(undo);
  });
}

test('a server without problems passes every check', async () => {
  const findings = await examine(sound);
  expect(complaintsIn(findings)).toBe('');
  expect(findings.map(({ name }) => name).sort()).toEqual(
    [
      ...[
        'clock',
        'connections',
        'database',
        'disk',
        'failed jobs',
        'files',
        'folder',
        'indexes',
        'installation',
      ],
      ...[
        'live updates',
        'mail',
        'migrations',
        'payments',
        'role',
        'secret',
        'secret file',
        'server',
        'settings',
      ],
      ...['transactions', 'virus scanner', 'waiting jobs'],
    ].sort(),
  );
});

test('in a folder that no server has used yet only the server is reported', async () => {
  const findings = await examine({ DATA_DIR: join(await makeFolder(), 'new'), PORT: String(closed) });
  expect(complaintsIn(findings)).toMatch(
    /^warn server: None answers at http:\/\/127\.0\.0\.1:\d+\/readyz\. Start it: npm start$/,
  );
});

test.each<[string, () => Readonly<Record<string, string>>, RegExp]>([
  ['a setting that cannot be used', () => ({ PORT: '0' }), /^fail settings: PORT is not usable: it takes /],
  [
    'passwords without encryption',
    () => ({ ...production, PUBLIC_URL: 'http://clearpaw.example' }),
    /^warn settings: PUBLIC_URL begins with http/m,
  ],
  [
    'a certificate for passes that has expired',
    () => expired.environment,
    /^warn settings: APPLE_PASS_CERT, .* expired on \d{4}-\d\d-\d\d: badges cannot be added to Apple Wallet/m,
  ],
  [
    'half of the settings for passes',
    () => ({ ...expired.environment, APPLE_TEAM_ID: '' }),
    /^fail settings: APPLE_TEAM_ID is missing: it takes the team ID that APPLE_PASS_CERT names/,
  ],
  ['no key for backups', () => ({ ...production, BACKUP_KEY: '' }), /^warn settings: BACKUP_KEY is not set/m],
  [
    'no list of passwords from leaks',
    () => production,
    /^warn settings: BREACHED_PASSWORDS_FILE is not set/m,
  ],
  ['no mail server', () => production, /^warn settings: SMTP_URL is not set/m],
  ['nothing to pay with', () => production, /^warn payments: STRIPE_SECRET_KEY is not set/m],
  [
    'no backup so far',
    () => production,
    /^warn backup: None was made yet\. Set BACKUP_DIR, or make one each day: npm run admin/m,
  ],
  [
    'no restore on trial',
    () => ({ BACKUP_DIR: '/tmp', BACKUP_KEY: 'k'.repeat(32) }),
    /^warn backup drill: No backup was restored yet\. Restore one on trial: npm run admin -- backup-drill/m,
  ],
  [
    'a folder for backups without a key',
    () => ({ BACKUP_DIR: '/tmp', BACKUP_KEY: '' }),
    /^fail settings: BACKUP_KEY is missing for BACKUP_DIR: it takes at least 32 characters/m,
  ],
  [
    'a folder for backups that cannot be made',
    () => ({ BACKUP_DIR: '/dev/null/backups', BACKUP_KEY: 'k'.repeat(32) }),
    /^fail backup folder: .*BACKUP_DIR/m,
  ],
  [
    'a full disk',
    () => ({ MIN_FREE_DISK_MB: '999999999' }),
    /^fail disk: \d+ MiB are free .* Free some space/m,
  ],
  [
    'a database that is away',
    () => ({ DATABASE_URL: `postgres://x@127.0.0.1:${closed}/x` }),
    /^fail database: connect ECONNREFUSED.* Look at DATABASE_URL/m,
  ],
  [
    'another secret',
    () => ({ AUTH_SECRET: 'another secret than the one before, long enough' }),
    /^fail secret: It does not open the keys in the database/m,
  ],
  [
    'a storage that cannot be written',
    () => ({ STORAGE_URL: 'file:///proc/clearpaw' }),
    /^fail files: .* Look at STORAGE_URL/m,
  ],
  [
    'a mail server that is away',
    () => ({ SMTP_URL: `smtp://127.0.0.1:${closed}`, MAIL_FROM: 'a@clearpaw.example' }),
    /^fail mail: .*ECONNREFUSED.* Look at SMTP_URL/m,
  ],
  [
    'payments that are away',
    () => ({
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' },
      STRIPE_API_URL: `http://127.0.0.1:${closed}`,
    }),
    /^fail payments: .* Look at STRIPE_SECRET_KEY/m,
  ],
  [
    'a virus scanner that is away',
    () => ({ CLAMD_URL: `tcp://127.0.0.1:${closed}` }),
    /^fail virus scanner: .*ECONNREFUSED.* Start clamd/m,
  ],
  ['a server that does not run', () => ({ PORT: String(closed) }), /^warn server: None answers/m],
  [
    'more connections than the database takes',
    () => ({ DATABASE_POOL_SIZE: '500' }),
    /^fail connections: One server opens up to 506/m,
  ],
])('is found: %s', async (_, changed, complaint) => {
  const found = await complaintsAt(changed());
  expect(found).toMatch(complaint);
  expect(found).not.toMatch(/\bat .*\.ts:\d|sk_test_1|long enough/);
});

test('a data folder that is not a folder is reported, and nothing else is tried', async () => {
  const file = join(await makeFolder(), 'file');
  await writeFile(file, '');
  const found = await complaintsAt({ DATA_DIR: file });
  expect(found).toMatch(/^fail folder: DATA_DIR cannot be used: .*\(it is not a folder\)/);
});

test('a secret that others can read is reported, with the command that corrects it', async () => {
  const folder = await makeFolder();
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'auth-secret');
  await writeFile(file, `${sound.AUTH_SECRET}\n`);
  await chmod(file, 0o644);
  const changed = { DATA_DIR: folder, AUTH_SECRET: undefined };
  expect(await complaintsAt(changed)).toContain(
    `fail secret file: Other users of this machine can read ${file}.`,
  );
  await chmod(file, 0o600);
  expect(await complaintsAt(changed)).toBe('');
});

test('missing migrations are reported', async () => {
  const table = 'drizzle.__drizzle_migrations';
  await plant(
    `create table kept as select * from ${table} where id = (select max(id) from ${table});
     delete from ${table} where id = (select max(id) from ${table})`,
    `insert into ${table} select * from kept; drop table kept`,
  );
  expect(await complaintsAt()).toBe('warn migrations: 1 is missing; the next start applies what is missing.');
});

test('a newer release is reported', async () => {
  await plant(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
    "delete from drizzle.__drizzle_migrations where hash = 'newer'",
  );
  expect(await complaintsAt()).toMatch(/^warn migrations: A newer release has migrated this database/);
});

test('an unfinished index is reported', async () => {
  const { pool } = server.services.store;
  await plant('create table doubled as select 1 as id from generate_series(1, 2)', 'drop table doubled');
  // It fails because an id occurs twice, and leaves an invalid index behind.
  await expect(pool.query('create unique index concurrently half_made on doubled (id)')).rejects.toThrow();
  expect(await complaintsAt()).toBe(
    'fail indexes: Not usable: half_made. Run for each: reindex index concurrently <name>',
  );
});

test('a restored database that waits for its operator is reported', async () => {
  await plant(
    "update installation set stopped_for = 'restored'",
    'update installation set stopped_for = null',
  );
  expect(await complaintsAt()).toMatch(
    /^fail installation: This database was restored from a backup\. .*npm run admin -- adopt/,
  );
});

test('measured values are compared with their limits', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(ageFinding(200_000_000).level).toBe('ok');
  expect(ageFinding(1_200_000_000).level).toBe('warn');
  expect(ageFinding(1_900_000_000).level).toBe('fail');
  expect(backupFinding('2026-11-23T02:00:00Z', now).level).toBe('ok');
  expect(backupFinding('2026-11-20T02:00:00Z', now)).toMatchObject({
    level: 'warn',
    detail: expect.stringContaining('3 days old'),
  });
  expect(drillFinding('2026-11-01T02:00:00Z', now).level).toBe('ok');
  expect(drillFinding('2026-07-01T02:00:00Z', now)).toMatchObject({ level: 'warn' });
  expect(waitFinding(new Date('2026-11-23T11:50:00Z'), now).level).toBe('ok');
  expect(waitFinding(new Date('2026-11-23T11:00:00Z'), now)).toMatchObject({ level: 'warn' });
  expect(waitFinding(null, now).level).toBe('ok');
});
