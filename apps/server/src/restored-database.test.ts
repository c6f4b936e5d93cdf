import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeFolder, type TestServer, useDatabase, useServer } from '../test/index.ts';
import { adopt } from './bootstrap/installation.ts';
import { readOutbox } from './platform/mail/outbox-folder.ts';

type Parts = Pick<TestServer, 'services'>;

/** A server, and a copy of its database made while it was stopped; both use the same files. */
async function withCopy() {
  const databaseUrl = await useDatabase();
  const STORAGE_URL = `file://${await makeFolder()}`;
  const first = await useServer({ DATABASE_URL: databaseUrl, STORAGE_URL });
  const maya = await first.owner();
  await first.stop();
  const copyUrl = await useDatabase(new URL(databaseUrl).pathname.slice(1));
  const original = await useServer({ DATABASE_URL: databaseUrl, STORAGE_URL });
  const beginCopy = () => useServer({ DATABASE_URL: copyUrl, STORAGE_URL });
  return { original, beginCopy, maya, STORAGE_URL };
}

/** Makes all stored files old enough for the cleanup to remove them. */
async function age(storageUrl: string): Promise<string[]> {
  const folder = fileURLToPath(storageUrl);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  for (const file of files) await utimes(file, old, old);
  return files.sort();
}

const enterMail = ({ services }: Parts) =>
  services.store.transaction((tx) =>
    services.mail.send(tx, { to: 'maya@restored.test', subject: 'Hello', text: 'Hello' }),
  );
const outboxOf = ({ services }: Parts) => readOutbox(services.config.dataDir);
const readyz = async ({ url }: TestServer) => {
  const reply = await fetch(`${url}/readyz`);
  return { status: reply.status, body: (await reply.json()) as { notices?: string[] } };
};
const stoppedFor = async ({ services }: Parts) => {
  const found = await services.store.pool.query<{ reason: string | null }>(
    'select stopped_for as reason from installation',
  );
  return found.rows[0]?.reason;
};

test('a copy beside the original, on the same files, removes nothing and sends nothing; the original goes on', async () => {
  const { original, beginCopy, maya, STORAGE_URL } = await withCopy();
  await original.services.objects.write({
    path: `users/${maya.uid}/files/report`,
    ownerId: maya.uid,
    contentType: 'text/plain',
    bytes: Buffer.from('a report'),
  });
  const files = await age(STORAGE_URL);
  const copy = await beginCopy();
  await enterMail(copy);
  for (let night = 0; night < 3; night++) await copy.runJobs();
  expect(await age(STORAGE_URL)).toEqual(files);
  expect(await outboxOf(copy)).toEqual([]);
  expect(copy.notices.join()).toContain('This database was restored or copied from another one.');
  expect(await readyz(copy)).toMatchObject({
    status: 200,
    body: { notices: [expect.stringContaining('adopt')] },
  });
  await enterMail(original);
  await original.runJobs();
  expect(await outboxOf(original)).toHaveLength(1);
  expect((await readyz(original)).body.notices).toBeUndefined();
}, 120_000);

test('an adopted copy takes what waited as sent, sends what is new, and the original stops', async () => {
  const { original, beginCopy } = await withCopy();
  const copy = await beginCopy();
  await enterMail(copy);
  expect(await adopt(copy.services)).toMatchObject({ mails: 1, pushes: 0 });
  await enterMail(copy);
  await copy.runJobs();
  expect(await outboxOf(copy)).toHaveLength(1);
  expect((await readyz(copy)).body.notices).toBeUndefined();
  await original.runJobs();
  expect(await stoppedFor(original)).toBe('storage_ahead');
  await enterMail(original);
  await original.runJobs();
  expect(await outboxOf(original)).toEqual([]);
}, 120_000);

/** A server whose database and files go through a fault while it is stopped. */
async function afterRestart(fault: (server: TestServer, files: string) => Promise<void>) {
  const databaseUrl = await useDatabase();
  const files = await makeFolder();
  const environment = { DATABASE_URL: databaseUrl, STORAGE_URL: `file://${files}` };
  const before = await useServer(environment);
  await before.runJobs();
  await before.services.store.transaction(async (tx) => tx.publish({ topic: 'any' as never, payload: {} }));
  await fault(before, files);
  await before.stop();
  return useServer(environment);
}

const minuteCheck = (server: TestServer) => server.runJobs();
const setToken = ({ services }: TestServer, token: string) =>
  services.store.pool.query('update installation set token = $1', [token]);
const tokenOf = async ({ services }: TestServer) => {
  const found = await services.store.pool.query<{ token: string }>('select token from installation');
  return found.rows[0]?.token ?? '';
};

test('a database that was set back to an earlier hour is recognized, and its events start again', async () => {
  const server = await afterRestart(async (before) => {
    const token = await tokenOf(before);
    await minuteCheck(before);
    await minuteCheck(before);
    await setToken(before, token);
  });
  expect(await stoppedFor(server)).toBe('storage_ahead');
  expect((await server.services.store.pool.query('select 1 from event')).rowCount).toBe(0);
}, 120_000);

test('a standby that took over without the last minute goes on', async () => {
  const server = await afterRestart(async (before) => {
    const token = await tokenOf(before);
    await minuteCheck(before);
    await setToken(before, token);
  });
  expect(await stoppedFor(server)).toBeNull();
  expect((await server.services.store.pool.query('select 1 from event')).rowCount).not.toBe(0);
}, 120_000);

test('other files than before, and files of another database, are recognized', async () => {
  const files = await makeFolder();
  const first = await useServer({ STORAGE_URL: `file://${files}` });
  const elsewhere = await useServer({
    DATABASE_URL: first.databaseUrl,
    STORAGE_URL: `file://${await makeFolder()}`,
  });
  expect(await stoppedFor(elsewhere)).toBe('storage_changed');
  const other = await useServer({ DATABASE_URL: await useDatabase(), STORAGE_URL: `file://${files}` });
  expect(await stoppedFor(other)).toBe('storage_of_another');
}, 120_000);

test('servers that begin together on a new database are one installation', async () => {
  const environment = { DATABASE_URL: await useDatabase(), STORAGE_URL: `file://${await makeFolder()}` };
  const servers = await Promise.all(Array.from({ length: 3 }, () => useServer(environment)));
  for (const server of servers) await server.runJobs();
  expect(await stoppedFor(servers[0] as TestServer)).toBeNull();
  expect(servers.flatMap(({ notices }) => notices.filter((line) => line.includes('adopt')))).toEqual([]);
}, 120_000);
