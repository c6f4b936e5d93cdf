import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../../test/index.ts';
import { refusalFor } from '../storage-refusal.ts';
import { openByteStore } from './open-byte-store.ts';

vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
const servers: Server[] = [];
afterAll(() => {
  vi.unstubAllEnvs();
  for (const server of servers) server.close();
});

/** Accepts connections and treats them as given; returns its port. */
async function listening(onLine: (line: import('node:net').Socket) => void): Promise<number> {
  const server = createServer((line) => {
    line.on('error', () => {});
    onLine(line);
  }).unref();
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

const silent = () => listening(() => {});
const failing = () =>
  listening((line) =>
    line.on('data', () => line.write('HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\n\r\n')),
  );

test.each([
  ['refuses connections', freePort],
  ['takes a connection and says nothing', silent],
  ['says that it cannot', failing],
])(
  'a bucket that %s is answered 503, within ten seconds',
  async (_, portOf) => {
    const endpoint = `http://127.0.0.1:${await portOf()}`;
    const storageUrl = `s3://bucket?endpoint=${endpoint}`;
    const store = await openByteStore({ storageUrl, dataDir: '/none' });
    const begun = performance.now();
    const problems = await Promise.all([
      store.read('an-id').then(() => null, refusalFor),
      store.put('an-id', Buffer.from('x')).then(() => null, refusalFor),
      store.receivedBytes('an-id').then(() => null, refusalFor),
    ]);
    store.close();
    expect(problems.map((problem) => problem?.status)).toEqual([503, 503, 503]);
    expect(performance.now() - begun).toBeLessThan(10_000);
  },
  30_000,
);

test('a bucket that falls silent in the middle of an object ends its body as if it were away', async () => {
  const port = await listening((line) =>
    line.on('data', () => line.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nbegun')),
  );
  const storageUrl = `s3://bucket?endpoint=http://127.0.0.1:${port}`;
  const store = await openByteStore({ storageUrl, dataDir: '/none' });
  const begun = performance.now();
  const read = async () => {
    let text = '';
    try {
      for await (const piece of await store.read('an-id')) text += String(piece);
      return { text, refusal: null };
    } catch (problem) {
      return { text, refusal: refusalFor(problem)?.status };
    }
  };
  expect(await read()).toEqual({ text: 'begun', refusal: 503 });
  store.close();
  expect(performance.now() - begun).toBeLessThan(12_000);
}, 30_000);
