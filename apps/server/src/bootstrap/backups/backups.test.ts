import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, useServer } from '../../../test/index.ts';
import { listBackups } from './backup-folder.ts';
import { backupNote, drillNote } from './notes.ts';
import { runDrill } from './run-drill.ts';

const BACKUP_KEY = 'a key that only the tests know, long enough';
const dayMs = 24 * 60 * 60 * 1000;

/** A server whose nights come when the test says so. */
async function useNights(more: Record<string, string> = {}) {
  const folder = await makeFolder();
  const BACKUP_DIR = join(folder, 'backups');
  const now = { at: new Date(Date.now()) };
  const server = await useServer({ BACKUP_DIR, BACKUP_KEY, ...more }, { clock: { now: () => now.at } });
  const nextDay = () => {
    now.at = new Date(now.at.getTime() + dayMs);
  };
  return { server, folder: BACKUP_DIR, now, nextDay };
}

test('each day one backup is made, and the oldest go', async () => {
  const { server, folder, now, nextDay } = await useNights({ BACKUP_KEEP: '2' });
  await server.runJobs();
  expect(await listBackups(folder)).toHaveLength(1);
  await server.runJobs();
  expect(await listBackups(folder)).toHaveLength(1);
  const [first] = await listBackups(folder);
  await writeFile(join(folder, 'clearpaw-2020-01-01T000000Z.backup.part'), 'left by a killed server');
  await writeFile(join(folder, 'notes.txt'), 'of the operator');
  for (let day = 0; day < 2; day++) {
    nextDay();
    await server.runJobs();
  }
  const left = await listBackups(folder);
  expect(left).toHaveLength(2);
  expect(left).not.toContain(first);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.backup'))).toEqual(['notes.txt']);
  expect(await server.services.objects.notes.read(backupNote)).toBe(now.at.toISOString());
}, 120_000);

test('while another server makes the backup, none is made', async () => {
  const { server, folder } = await useNights();
  const other = await server.services.store.connectAlone();
  await other.query('select pg_advisory_lock(728190553)');
  await server.runJobs();
  expect(await listBackups(folder)).toEqual([]);
  await other.end();
  await expect
    .poll(async () => {
      await server.runJobs();
      return (await listBackups(folder)).length;
    })
    .toBe(1);
}, 120_000);

test('a drill restores a backup where it touches nothing, and refuses a damaged one', async () => {
  const { server, folder } = await useNights();
  const { services } = server;
  const maya = await server.owner();
  await services.objects.write({
    ...{ path: `users/${maya.uid}/files/report`, ownerId: maya.uid, contentType: 'text/plain' },
    bytes: Buffer.from('a file'),
  });
  await server.runJobs();
  const [file = ''] = await listBackups(folder);
  expect(await runDrill(services, file)).toMatchObject({ accounts: 1, files: 1 });
  const noted = await services.objects.notes.read(drillNote);
  expect(noted).not.toBeNull();
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const damaged = join(folder, 'damaged');
  await writeFile(damaged, bytes);
  await expect(runDrill(services, damaged)).rejects.toThrow('This backup is damaged or was cut short.');
  expect(await services.objects.notes.read(drillNote)).toBe(noted);
  expect((await server.call(maya, 'getProfile', {}))?.uid).toBe(maya.uid);
}, 180_000);
