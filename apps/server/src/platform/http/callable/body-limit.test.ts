import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { followAs, useServer } from '../../../../test/index.ts';

const server = await useServer();
const json = { 'content-type': 'application/json' };
const mebibyte = 1024 * 1024;

function bodyOf(bytes: number): string {
  return `{"data":"${'x'.repeat(bytes - '{"data":""}'.length)}"}`;
}

function send(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/functions/getProfile`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body,
  });
}

/** Sends the body in chunks without a length. */
function sendChunked(body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const calling = request(
      `${server.url}/functions/getProfile`,
      { method: 'POST', headers: json },
      (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      },
    );
    calling.on('error', reject);
    for (let at = 0; at < body.length; at += 64_000) calling.write(body.slice(at, at + 64_000));
    calling.end();
  });
}

const tooLarge = { error: { status: 'RESOURCE_EXHAUSTED', message: expect.stringContaining('1 MiB') } };

describe('a body', () => {
  test('of exactly 1 MiB is read', async () => {
    expect((await send(bodyOf(mebibyte))).status).toBe(401);
  });
  test('of one byte more is refused', async () => {
    const reply = await send(bodyOf(mebibyte + 1));
    expect([reply.status, await reply.json()]).toEqual([413, tooLarge]);
  });
  test('without a length is refused when it turns out too long', async () => {
    const { status, text } = await sendChunked(bodyOf(mebibyte + 1));
    expect([status, JSON.parse(text)]).toEqual([413, tooLarge]);
    expect((await sendChunked(bodyOf(mebibyte))).status).toBe(401);
  });
  test('that is too long is an error line of a stream', async () => {
    const stream = followAs(await send(bodyOf(mebibyte + 1), { accept: 'text/event-stream' }));
    expect(await stream.next()).toEqual(tooLarge);
    await stream.ended;
  });
});

test('the server continues after a body that was cut off', async () => {
  await new Promise<void>((resolve) => {
    const calling = request(`${server.url}/functions/getProfile`, { method: 'POST', headers: json });
    calling.on('error', () => resolve());
    calling.write('{"data":');
    setTimeout(() => calling.destroy(), 50);
    calling.on('close', () => resolve());
  });
  expect((await send('{"data":{}}')).status).toBe(401);
});
