import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freePort, refusedStart, useDatabase, useTcpProxy } from '../test/index.ts';
import { startServer } from './bootstrap/start-server.ts';
import { refuseOldVersion } from './open-store.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-test-data-'));
  folders.push(folder);
  return folder;
}

async function begin(databaseUrl: string) {
  const port = await freePort();
  const starting = startServer({
    PORT: String(port),
    DATA_DIR: makeDataDir(),
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
  });
  const readyz = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => null,
    );
  return { starting, readyz };
}

/** Asks again and again, without a pause, until the answer is one that is waited for. */
async function firstOf(ask: () => Promise<number | null>, wanted: readonly number[]): Promise<number> {
  for (;;) {
    const status = await ask();
    if (status !== null && wanted.includes(status)) return status;
  }
}

test('a server is ready when its jobs are scheduled, not before', async () => {
  const databaseUrl = await useDatabase();
  const { starting, readyz } = await begin(databaseUrl);
  await firstOf(readyz, [200]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const scheduled = await client.query('select name from pgboss.schedule');
  await client.end();
  expect(scheduled.rows.map(({ name }) => name)).toContain('forget-old');
  await (await starting).stop();
}, 60_000);

test('a database that is lost while the server starts is one line for the operator', async () => {
  const proxy = await useTcpProxy(await useDatabase());
  const { starting, readyz } = await begin(proxy.url);
  const refused = expect(starting).rejects.toThrow(
    /^The database at DATABASE_URL could not be reached during the start \([^\n]+\); start again\.$/,
  );
  expect(await firstOf(readyz, [200, 503])).toBe(503);
  proxy.cut();
  await refused;
}, 60_000);

test('the start waits for a database that is starting, and goes on once it answers', async () => {
  const proxy = await useTcpProxy(await useDatabase());
  proxy.cut();
  const { starting, readyz } = await begin(proxy.url);
  const begun = performance.now();
  expect(await Promise.race([starting.then(() => 'started'), pause(1_500, 'waiting')])).toBe('waiting');
  proxy.mend();
  await firstOf(readyz, [200]);
  expect(performance.now() - begun).toBeGreaterThan(1_500);
  await (await starting).stop();
}, 60_000);

test('a wrong password is one line for the operator, at once', async () => {
  const address = new URL(await useDatabase());
  address.password = 'wrong';
  const { code, said } = await refusedStart({ DATABASE_URL: address.href });
  expect([code, said]).toEqual([
    1,
    `The database at DATABASE_URL refuses us: password authentication failed for user "${address.username}".\n`,
  ]);
}, 60_000);

test('a database that a newer release has migrated is named at the start', async () => {
  const databaseUrl = await useDatabase();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
  );
  const server = await (await begin(databaseUrl)).starting;
  expect(server.notices).toContain(
    'A newer release has migrated this database (1 step that this one does not know).',
  );
  await server.stop();
}, 60_000);

test.each([
  [140_013, 'DATABASE_URL leads to PostgreSQL 14: it takes PostgreSQL 15 or newer.'],
  [90_624, 'DATABASE_URL leads to PostgreSQL 9: it takes PostgreSQL 15 or newer.'],
])('a PostgreSQL that is too old (%i) is refused in one line', (version, line) => {
  expect(() => refuseOldVersion(version)).toThrow(line);
});

test.each([150_000, 150_018, 180_004])('PostgreSQL %i will do', (version) => {
  expect(() => refuseOldVersion(version)).not.toThrow();
});
