import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countRows, makeFolder, openStream, type TestServer, useDatabase, useServer } from '../test/index.ts';
import { adopt, leftOutOfBackups } from './bootstrap/installation.ts';
import { restoreBackup, writeBackup } from './platform/backup/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { readConfig } from './platform/config/index.ts';
import { openDatabase, type Store } from './platform/database/index.ts';
import { readOutbox } from './platform/mail/outbox-folder.ts';
import { holdBytes, openObjects } from './platform/objects/index.ts';
import { createLog } from './platform/telemetry/index.ts';

const log = createLog('silent');
const secret = 'a key that only the tests know, long enough';
const authSecret = 'a secret that only the tests know, long enough';
const about = { version: '1.0.0', createdAt: '2026-11-23T00:00:00.000Z', authSecret };

/** Rows of every kind, and files of every size. */
async function useSource(): Promise<TestServer> {
  const server = await useServer({ DEMO: '1' });
  const maya = await server.owner();
  const pet = { name: 'Zoë', species: 'dog', idempotencyKey: crypto.randomUUID() } as const;
  await server.call(maya, 'createPet', pet);
  await server.services.store.pool.query('update pet set breed = $1', ['\\N "quoted" \t \\. \r\n end']);
  for (const [index, size] of [0, 17, 6 * 1024 * 1024 + 3].entries()) {
    await server.services.objects.write({
      path: `users/${maya.uid}/files/${index}`,
      ownerId: maya.uid,
      contentType: 'application/octet-stream',
      bytes: randomBytes(size),
    });
  }
  await server.services.objects.notes.write('a-note', 'beside the files');
  return server;
}

function partsOf({ services: { store, objects } }: TestServer) {
  return { store, archive: objects.archive, secret, leaveOut: leftOutOfBackups };
}

/** A new database with separate storage, and no server yet. */
async function useTarget() {
  const databaseUrl = await useDatabase();
  const storageUrl = `file://${await makeFolder()}`;
  const store = openDatabase(databaseUrl, log);
  const config = readConfig({ DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl });
  const { objects, close } = await openObjects({ config, store, clock: systemClock, log });
  onTestFinished(async () => {
    close();
    await store.close();
  });
  const parts = { store, archive: objects.archive, secret, replace: false, accept: () => {} };
  return { databaseUrl, storageUrl, store, objects, parts };
}

/** A sum over all rows of each table that a backup holds. */
async function sumsOf({ pool }: Store): Promise<Record<string, string>> {
  const tables = Object.keys(await countRows({ pool } as Store)).filter(
    (name) => !leftOutOfBackups.has(name),
  );
  const sums: Record<string, string> = {};
  for (const name of [...tables, 'session', 'jwks']) {
    const found = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
    );
    sums[name] = found.rows[0]?.sum ?? '';
  }
  return sums;
}

/** How many stored files there are, each read and compared with the sum that the database has. */
async function checkFiles({
  store,
  objects,
}: Pick<TestServer['services'], 'store' | 'objects'>): Promise<number> {
  const found = await store.pool.query<{ byteKey: string; size: string; sha256: string }>(
    'select byte_key as "byteKey", size, sha256 from stored_object',
  );
  for (const { byteKey, size, sha256 } of found.rows) {
    const bytes = await objects.readAll({ byteKey, size: Number(size) });
    const sums = (['hex', 'base64', 'base64url'] as const).map((form) =>
      createHash('sha256').update(bytes).digest(form),
    );
    expect(sums).toContain(sha256);
  }
  return found.rows.length;
}

test('a restored backup has every row and every file; it sends and removes nothing until it is adopted', async () => {
  const source = await useSource();
  const file = join(await makeFolder(), 'a.backup');
  const before = await sumsOf(source.services.store);
  const files = await checkFiles(source.services);
  const written = await writeBackup(partsOf(source), about, file);
  expect(written).toMatchObject({ tables: expect.any(Number), missing: [] });
  expect((await readFile(file)).includes('owner@demo.test')).toBe(false);
  const late = await source.owner();
  const target = await useTarget();
  const { manifest } = await restoreBackup(target.parts, file);
  expect(manifest).toMatchObject(about);
  expect(await sumsOf(target.store)).toEqual(before);
  expect(await checkFiles(target)).toBe(files);
  expect(await target.objects.notes.read('a-note')).toBe('beside the files');
  const restored = await useServer({ DATABASE_URL: target.databaseUrl, STORAGE_URL: target.storageUrl });
  expect(restored.notices.join()).toContain('This database was restored from a backup.');
  await restored.services.store.transaction((tx) =>
    restored.services.mail.send(tx, { to: 'a@backup.test', subject: 'Hello', text: 'Hello' }),
  );
  for (let night = 0; night < 3; night++) await restored.runJobs();
  expect(await checkFiles(restored.services)).toBe(files);
  expect(await readOutbox(restored.services.config.dataDir)).toEqual([]);
  expect(await adopt(restored.services)).toMatchObject({ mails: 1 });
  for (let night = 0; night < 3; night++) await restored.runJobs();
  expect(await checkFiles(restored.services)).toBe(files);
  const fresh = await restored.owner();
  const stream = await openStream(restored.url, fresh, 'watchAlerts', {});
  expect(await stream.next()).toHaveProperty('message');
  stream.close();
  expect((await restored.refusal(late, 'getProfile', {})).status).toBe('UNAUTHENTICATED');
}, 240_000);

test('a wrong key, another file, and a file cut short or changed anywhere are refused before anything is touched', async () => {
  const source = await useSource();
  const folder = await makeFolder();
  const file = join(folder, 'a.backup');
  await writeBackup(partsOf(source), about, file);
  const whole = await readFile(file);
  const target = await useTarget();
  const rows = await countRows(target.store);
  const refusalOf = (path: string, key = secret) =>
    restoreBackup({ ...target.parts, secret: key }, path).then(
      () => 'restored',
      (problem: Error) => `${problem.name}: ${problem.message}`,
    );
  const damaged = 'BackupRefused: This backup is damaged or was cut short.';
  expect(await refusalOf(file, 'another key, which is also long enough')).toBe(
    'BackupRefused: BACKUP_KEY is not the key of this backup.',
  );
  expect(await refusalOf(join(folder, 'none'))).toMatch(/^BackupRefused: \S+ cannot be read\.$/);
  const broken = join(folder, 'broken');
  await writeFile(broken, 'something else altogether, which is long enough to have a head');
  expect(await refusalOf(broken)).toBe('BackupRefused: This file is no backup of Clearpaw.');
  const segment = 1024 * 1024 + 16;
  for (const length of [48, 60, 48 + segment, 48 + 2 * segment, whole.length - 1]) {
    await writeFile(broken, whole);
    await truncate(broken, length);
    expect([length, await refusalOf(broken)]).toEqual([length, damaged]);
  }
  for (const at of [49, 48 + segment + 5, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await writeFile(broken, changed);
    expect([at, await refusalOf(broken)]).toEqual([at, damaged]);
  }
  expect(await countRows(target.store)).toEqual(rows);
}, 120_000);

test('another version, a database in use, and one with accounts are refused in one line', async () => {
  const source = await useServer();
  await source.owner();
  const file = join(await makeFolder(), 'a.backup');
  await writeBackup(partsOf(source), about, file);
  await expect(writeBackup(partsOf(source), about, file)).rejects.toThrow('exists already.');
  await expect(restoreBackup({ ...partsOf(source), replace: true, accept: () => {} }, file)).rejects.toThrow(
    'A server uses this database: stop all servers, then restore.',
  );
  const target = await useTarget();
  await restoreBackup(target.parts, file);
  await expect(restoreBackup(target.parts, file)).rejects.toThrow(
    'This database is not empty (accounts: 1): add --replace to put the backup in its place.',
  );
  await restoreBackup({ ...target.parts, replace: true }, file);
  await target.store.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
  );
  await expect(restoreBackup({ ...target.parts, replace: true }, file)).rejects.toThrow(
    /^This backup is of Clearpaw 1\.0\.0 with \d+ migrations, this is another version with \d+: restore it with its own version, then upgrade\.$/,
  );
}, 120_000);

test('while a backup reads, deleted files keep their bytes; afterwards these are removed', async () => {
  const { services, ...server } = await useServer();
  const maya = await server.owner();
  const path = `users/${maya.uid}/files/report`;
  await services.objects.write({
    path,
    ownerId: maya.uid,
    contentType: 'text/plain',
    bytes: Buffer.from('x'),
  });
  const row = await services.objects.find(services.store.db, path);
  if (!row) throw new Error('It was just written.');
  const reader = await services.store.connectAlone();
  await holdBytes(reader);
  await services.store.transaction((tx) => services.objects.remove(tx, path, services.clock.now()));
  expect(await services.objects.collect(services.clock.now())).toBe(0);
  expect((await services.objects.readAll(row)).toString()).toBe('x');
  await reader.end();
  await expect.poll(() => services.objects.collect(services.clock.now())).toBe(1);
  await expect(services.objects.readAll(row)).rejects.toThrow();
}, 60_000);

test('a backup that fails leaves nothing that looks like one', async () => {
  const { services, ...server } = await useServer();
  await server.owner();
  const folder = await makeFolder();
  const file = join(folder, 'a.backup');
  const archive = {
    ...services.objects.archive,
    noteKeys: async function* () {
      yield* [];
      throw new Error('the storage is away');
    },
  };
  const parts = { store: services.store, archive, secret, leaveOut: leftOutOfBackups };
  await expect(writeBackup(parts, about, file)).rejects.toThrow('the storage is away');
  await expect(readFile(file)).rejects.toThrow();
  await rm(folder, { recursive: true });
}, 60_000);
