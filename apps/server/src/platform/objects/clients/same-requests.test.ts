import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { afterAll, describe, expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';
import { type Fault, startFaultyProxy, unprovenApp } from './testing/faulty-proxy.ts';
import { ourClient } from './testing/our-client.ts';

const server = await useServer();
const owner = await server.owner();
const bytes = randomBytes(1_100_000);
type Script = (line: string, nth: number) => Fault | null;

/** The cases run concurrently, so everything is released at the end. */
const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

interface Run {
  readonly asked: readonly string[];
  readonly end: string;
}

async function byOfficial(name: string, script: Script): Promise<Run> {
  const proxy = await startFaultyProxy(server.url, script);
  const app = initializeApp(
    { projectId: 'demo', apiKey: 'none', appId: 'none', storageBucket: 'clearpaw' },
    name,
  );
  closers.push(proxy.close, () => void deleteApp(app));
  const storage = getStorage(app);
  const { hostname, port } = new URL(proxy.url);
  connectStorageEmulator(storage, hostname, Number(port), { mockUserToken: owner.token });
  const task = uploadBytesResumable(ref(storage, `users/${owner.uid}/files/official/${name}`), bytes);
  return { asked: proxy.asked, end: await endOf(task) };
}

async function byOurs(name: string, script: Script): Promise<Run> {
  const proxy = await startFaultyProxy(server.url, script);
  closers.push(proxy.close);
  const storage = ourClient(proxy.url, owner.token);
  const task = storage.upload(`users/${owner.uid}/files/ours/${name}`, new Blob([bytes]));
  return { asked: proxy.asked, end: await endOf(task.done) };
}

/** The published task is not a complete promise, so its own observer is used. */
function endOf(
  work: Promise<unknown> | { then(done: () => void, failed: (problem: Error) => void): unknown },
) {
  return new Promise<string>((resolve) => {
    const failed = (problem: Error & { code?: string }) => resolve(problem.code ?? problem.message);
    work.then(() => resolve('success'), failed);
  });
}

const on =
  (command: string, fault: Fault): Script =>
  (line, nth) =>
    line.startsWith(command) && nth === (command === 'upload' ? 2 : 1) ? fault : null;

describe.concurrent('through the same faults, our client and the published one send the same requests', () => {
  test.each([
    ['nothing goes wrong', () => null, 'success'],
    ['503 on a chunk', on('upload', 503), 'success'],
    ['429 on a chunk', on('upload', 429), 'success'],
    ['408 on a chunk', on('upload', 408), 'success'],
    ['503 on the start', on('start', 503), 'success'],
    ['401 on a chunk', on('upload', 401), 'storage/unauthenticated'],
    ['403 on a chunk', on('upload', 403), 'storage/unauthorized'],
    ['404 on a chunk', on('upload', 404), 'storage/unknown'],
    ['402 on the start', on('start', 402), 'storage/quota-exceeded'],
    ['403 on the start', on('start', 403), 'storage/unauthorized'],
    ['503 on the last chunk', on('upload+finalize', 503), 'success'],
  ] as [string, Script, string][])(
    '%s',
    async (name, script, end) => {
      const [official, ours] = await Promise.all([byOfficial(name, script), byOurs(name, script)]);
      expect([official.end, ours.end]).toEqual([end, end]);
      expect(ours.asked).toEqual(official.asked);
    },
    30_000,
  );

  /** The differences, each with its reason. */
  test('a broken connection: the published client sends the chunk again, ours asks and sends what is missing', async () => {
    const script = on('upload', 'reset');
    const [official, ours] = await Promise.all([byOfficial('reset', script), byOurs('reset', script)]);
    expect([official.end, ours.end]).toEqual(['success', 'success']);
    expect(official.asked.slice(0, 4)).toEqual([
      'start',
      'upload 0+262144',
      'upload 262144+524288',
      'upload 262144+524288',
    ]);
    expect(ours.asked.slice(0, 4)).toEqual(['start', 'upload 0+262144', 'upload 262144+524288', 'query']);
    const again = ours.asked[4]?.split(' ')[1]?.split('+').map(Number) ?? [];
    expect(again[0]).toBeGreaterThan(262_144);
  }, 30_000);

  test('an app without an attestation: in Node only ours reads the reason; the requests are the same', async () => {
    const script = on('start', unprovenApp);
    const [official, ours] = await Promise.all([byOfficial('app', script), byOurs('app', script)]);
    expect([official.end, ours.end]).toEqual(['storage/unauthenticated', 'storage/unauthorized-app']);
    expect(ours.asked).toEqual(official.asked);
  }, 30_000);

  test('a lost reply to the last chunk: the published client sends it again, ours asks and reads the object', async () => {
    const script = on('upload+finalize', 'lose reply');
    const [official, ours] = await Promise.all([byOfficial('lost', script), byOurs('lost', script)]);
    expect([official.end, ours.end]).toEqual(['success', 'success']);
    expect(official.asked.slice(-2)).toEqual([
      'upload+finalize 786432+313568',
      'upload+finalize 786432+313568',
    ]);
    expect(ours.asked.slice(-3)).toEqual(['upload+finalize 786432+313568', 'query', 'GET']);
  }, 30_000);
});
