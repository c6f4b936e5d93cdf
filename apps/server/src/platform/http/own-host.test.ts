import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { freePort, useServer } from '../../../test/index.ts';

const sandboxPort = await freePort();
const server = await useServer();
const { port } = new URL(server.url);
const withOwnSandbox = await useServer({ BILLING_SANDBOX_PORT: String(sandboxPort) });

/** The status of a GET with a chosen Host header. */
function statusAt(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host, authorization: 'Bearer sk_test_any' } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe.each(['/dev/outbox', '/v1/events', '/billing-sandbox/style.css'])('%s', (path) => {
  test('answers under this server’s own host names', async () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '[::1]:3000', 'LOCALHOST']) {
      expect([host, await statusAt(`${server.url}${path}`, host)]).toEqual([host, 200]);
    }
  });
  test('is refused under any other: a page of another site cannot read it by DNS rebinding', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000']) {
      expect([host, await statusAt(`${server.url}${path}`, host)]).toEqual([host, 421]);
    }
  });
});

test('the sandbox on a port of its own checks the host name as well', async () => {
  expect(withOwnSandbox.url).not.toBe('');
  const events = `http://127.0.0.1:${sandboxPort}/v1/events`;
  expect(await statusAt(events, `localhost:${sandboxPort}`)).toBe(200);
  expect(await statusAt(events, 'evil.example')).toBe(421);
});

test('everything else is served under any host name, as a proxy may pass it on', async () => {
  expect(await statusAt(`${server.url}/healthz`, 'clearpaw.internal')).toBe(200);
});
