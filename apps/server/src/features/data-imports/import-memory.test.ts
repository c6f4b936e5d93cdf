import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeFolder, startProcess, useDatabase, useServer } from '../../../test/index.ts';
import { watchMemory } from '../../../test/memory-watch.ts';
import { downloadPieces, uploadExport } from './testing/move-account.ts';

/** The size of the account's files. IMPORTED_MIB=2000 is nearly the maximum. */
const keptMiB = Number(process.env.IMPORTED_MIB ?? 120);
/** The additional memory of a server while it imports; the files together are many times as large. */
const maxGrownMiB = 200;
const fileMiB = 40;
const databaseUrl = await useDatabase();
const server = await useServer({ DATABASE_URL: databaseUrl });
const { services } = server;

const block = randomBytes(2 ** 20);
const bytesOfFile = (nth: number) =>
  Buffer.concat(Array.from({ length: fileMiB }, () => block)).fill(nth, 0, 99);

test(`${keptMiB} MiB of files are exported and imported with limited memory`, {
  timeout: 60_000 + keptMiB * 300,
}, async () => {
  const [maya, newcomer] = [await server.owner(), await server.newcomer()];
  const sums = new Map<string, string>();
  for (let nth = 0; nth < keptMiB / fileMiB; nth += 1) {
    const path = `users/${maya.uid}/files/${nth}.bin`;
    const bytes = bytesOfFile(nth);
    sums.set(`${nth}.bin`, createHash('sha256').update(bytes).digest('hex'));
    await services.objects.write({ path, ownerId: maya.uid, contentType: 'application/octet-stream', bytes });
  }
  const running = await startProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: await makeFolder(),
    STORAGE_URL: services.config.storageUrl,
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    PUBLIC_URL: services.config.publicUrl,
  });
  const atRest = watchMemory(running.pid).stop();
  const memory = watchMemory(running.pid);
  const zip = Readable.toWeb(Readable.from(downloadPieces(server, running.url, maya))) as ReadableStream;
  const storagePath = await uploadExport(running, newcomer, zip);
  await server.call(newcomer, 'importMyData', { storagePath });
  const state = async () =>
    (await services.store.pool.query('select state from data_import where uid = $1', [newcomer.uid])).rows[0]
      .state;
  await expect.poll(state, { timeout: 30_000 + keptMiB * 200, interval: 200 }).toBe('done');
  const peak = memory.stop();
  console.log(
    `${keptMiB} MiB exported and imported: ${atRest.serverMiB} MiB at rest, at most ${peak.serverMiB} MiB, with its readers ${peak.allMiB} MiB`,
  );
  const { rows } = await services.store.pool.query<{ path: string; sha256: string }>(
    `select path, sha256 from stored_object where owner_id = $1`,
    [newcomer.uid],
  );
  const found = rows.map(({ path, sha256 }): [string, string] => [path.split('/').at(-1) ?? '', sha256]);
  expect(new Map(found.toSorted())).toEqual(new Map([...sums].toSorted()));
  expect(peak.serverMiB - atRest.serverMiB).toBeLessThan(maxGrownMiB);
  await running.end('SIGTERM');
});
