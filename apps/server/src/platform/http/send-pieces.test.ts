import { Readable } from 'node:stream';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../test/index.ts';
import { createLog } from '../telemetry/index.ts';
import { sendPieces } from './send-pieces.ts';

const secret = 'Failed query: select * from "user" params: 01a2';
const log = createLog('silent');
const closed: string[] = [];

/** The pieces, then the error of a lost database. */
async function* failingAfter(name: string, pieces: readonly string[]) {
  try {
    yield* pieces;
    throw new Error(secret);
  } finally {
    closed.push(name);
  }
}

const app = new Hono();
const send = (context: Context, pieces: AsyncIterable<Uint8Array | string>) =>
  sendPieces(context, pieces, { 'Content-Type': 'text/plain' }, log);
app.get('/at-once', (context) => send(context, failingAfter('at-once', [])));
app.get('/later', (context) => send(context, failingAfter('later', ['one, ', 'two, '])));
app.get('/whole', (context) => send(context, Readable.from(['one, ', Buffer.from('two')])));
app.onError((_, context) => context.json({ error: 'UNAVAILABLE' }, 503));
const port = await freePort();
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
afterAll(() => void server.close());
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

test('a body is sent as it is gathered, and a HEAD gathers nothing', async () => {
  const reply = await ask('/whole');
  expect([reply.status, await reply.text()]).toEqual([200, 'one, two']);
  const head = await ask('/later', { method: 'HEAD' });
  expect([head.status, await head.text(), closed]).toEqual([200, '', []]);
});

test('a failure before the first piece is answered as one', async () => {
  const reply = await ask('/at-once');
  expect([reply.status, await reply.text()]).toEqual([503, '{"error":"UNAVAILABLE"}']);
});

test('a failure after it cuts the connection: the reader gets no text of it, and nothing is printed', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const received: Buffer[] = [];
  const reading = async () => {
    for await (const piece of (await ask('/later')).body ?? []) received.push(Buffer.from(piece));
  };
  await expect(reading()).rejects.toThrow();
  expect('one, two, ').toContain(Buffer.concat(received).toString());
  expect(closed).toContain('later');
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
