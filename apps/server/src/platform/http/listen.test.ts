import { once } from 'node:events';
import { request } from 'node:https';
import { connect, type SecureVersion } from 'node:tls';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, tlsSettings } from '../../../test/index.ts';
import { readConfig } from '../config/index.ts';
import { listen } from './listen.ts';

const { authorityPem, environment } = await tlsSettings();
const { authorityPem: otherPem } = await tlsSettings();
const port = await freePort();
let server: { close(): Promise<void> };
beforeAll(async () => {
  const app = new Hono().get('/', ({ text }) => text('here'));
  server = await listen(app, readConfig({ ...environment, PORT: String(port) }));
});
afterAll(() => server.close());

function ask(ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, ca, agent: false }, async (answer) => {
      resolve((await answer.toArray()).join(''));
    });
    asked.once('error', reject).end();
  });
}

test('with a certificate the server takes https from who trusts its authority', async () => {
  expect(await ask(authorityPem)).toBe('here');
});

test('who trusts another authority gets no connection', async () => {
  await expect(ask(otherPem)).rejects.toThrow(/certificate/);
});

test('http is not answered', async () => {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test.each<[SecureVersion, boolean]>([
  ['TLSv1.1', false],
  ['TLSv1.2', true],
  ['TLSv1.3', true],
])('%s is taken: %s', async (version, isTaken) => {
  const range = { minVersion: version, maxVersion: version };
  const socket = connect({
    host: '127.0.0.1',
    port,
    ca: authorityPem,
    ciphers: 'DEFAULT:@SECLEVEL=0',
    ...range,
  });
  const found = await Promise.race([
    once(socket, 'secureConnect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  expect(found).toBe(isTaken);
});
