import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  makeFolder,
  type ServerProcess,
  startProcess,
  useDatabase,
  useServer,
} from '../../../../test/index.ts';
import { type FaultyProxy, startFaultyProxy } from './testing/faulty-proxy.ts';
import { ourClient } from './testing/our-client.ts';

/** How many uploads are interrupted; an environment variable sets the full number. */
const runs = Number(process.env.CUT_UPLOADS ?? 10);
/**
 * Uploads wait for disks and timers more than for a processor, so several queues run in parallel, each with its own
 * server.
 */
const lanes = runs >= 100 ? 5 : 1;
const uploadsEach = Math.ceil(runs / lanes);
/** The full number would exceed the owner's quota, so only the first objects of each queue are kept. */
const kept = runs >= 100 ? 5 : runs;
const databaseUrl = await useDatabase();
const files = await mkdtemp(join(tmpdir(), 'clearpaw-cut-uploads-'));
afterAll(() => rm(files, { recursive: true, force: true }));
const server = await useServer({ DATABASE_URL: databaseUrl, STORAGE_URL: `file://${files}` });
const owner = await server.owner();
const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

interface Line {
  readonly proxy: FaultyProxy;
  readonly isCut: () => boolean;
}

/** A connection to the server that breaks once, at byte `cutAt` of the file. */
async function lineThatBreaks(url: string, cutAt: number): Promise<Line> {
  let isCut = false;
  let inside = 1;
  const proxy = await startFaultyProxy(
    url,
    (line) => {
      const [offset = 0, length = 0] = (line.split(' ')[1] ?? '').split('+').map(Number);
      if (isCut || length === 0 || offset + length < cutAt) return null;
      isCut = true;
      inside = Math.max(1, cutAt - offset);
      return 'reset';
    },
    () => inside,
  );
  return { proxy, isCut: () => isCut };
}

interface Count {
  readonly sent: number;
  readonly wanted: number;
  readonly end: () => Promise<unknown>;
}

/** What all queues share, like servers behind one address. */
interface Shared {
  readonly dataDir: string;
  readonly compiled: string;
}

/** Runs one queue against its own server, which is killed in every tenth upload and restarted on the same port. */
async function runQueue(queue: number, uploads: number, { dataDir, compiled }: Shared): Promise<Count> {
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    STORAGE_URL: `file://${files}`,
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    PUBLIC_URL: server.services.config.publicUrl,
    NODE_COMPILE_CACHE: compiled,
  };
  let running = await startProcess(environment);
  const port = new URL(running.url).port;
  const restart = async (): Promise<ServerProcess> => {
    await running.end('SIGKILL');
    return startProcess({ ...environment, PORT: port });
  };
  let [sent, wanted] = [0, 0];
  for (let run = 0; run < uploads; run += 1) {
    const bytes = randomBytes(randomInt(300_000, 3_000_000));
    const { proxy, isCut } = await lineThatBreaks(running.url, randomInt(1, bytes.length));
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.min(ms, 60)));
    const path = `users/${owner.uid}/files/cut/${queue}-${run}`;
    // The full run takes longer than a token is valid.
    const { token } = await server.as(owner);
    const task = ourClient(proxy.url, token, { pause }).upload(path, new Blob([bytes]));
    if (run % 10 === 9) {
      await expect.poll(isCut, { timeout: 30_000, interval: 2 }).toBe(true);
      running = await restart();
    }
    await task.done;
    const stored = await ourClient(running.url, token).getBlob(path);
    expect(hash(new Uint8Array(await stored.arrayBuffer()))).toBe(hash(bytes));
    expect(isCut()).toBe(true);
    sent += proxy.bodyBytes();
    wanted += bytes.length;
    proxy.close();
    if (run >= kept) await ourClient(running.url, token).deleteObject(path);
    if (run % 25 === 24)
      console.log(`lane ${queue}: ${run + 1} uploads, ${(sent / wanted).toFixed(4)} on the wire`);
  }
  return { sent, wanted, end: () => running.end('SIGTERM') };
}

async function expectNoOrphans(objects: number): Promise<void> {
  expect(await readdir(join(files, 'uploads'))).toEqual([]);
  const stored = () => readdir(join(files, 'objects'), { recursive: true });
  // Deleted bytes are removed shortly after the reply or, if the server was killed just then, by the cleanup of the
  // next minute.
  const patience = { timeout: 150_000, interval: 500 };
  const isObject = (name: string) => name.includes('/') && !name.includes('server-note-');
  const left = async () => (await stored()).filter(isObject).length;
  await expect.poll(left, patience).toBe(objects);
}

test(
  `${runs} uploads interrupted at random bytes, with the server killed in a tenth of them, all arrive complete`,
  async () => {
    const shared = { dataDir: await makeFolder(), compiled: await makeFolder() };
    const begun = performance.now();
    const counts = await Promise.all(
      Array.from({ length: lanes }, (_, queue) => runQueue(queue, uploadsEach, shared)),
    );
    await expectNoOrphans(lanes * Math.min(kept, uploadsEach));
    await Promise.all(counts.map(({ end }) => end()));
    const [sent, wanted] = [
      counts.reduce((sum, count) => sum + count.sent, 0),
      counts.reduce((sum, count) => sum + count.wanted, 0),
    ];
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `${runs} uploads in ${seconds} s, ${(sent / wanted).toFixed(4)} bytes on the wire for each byte of the files`,
    );
    expect(sent / wanted).toBeLessThanOrEqual(1.1);
  },
  60_000 + runs * 15_000,
);
