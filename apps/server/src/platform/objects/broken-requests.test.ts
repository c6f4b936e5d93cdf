import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { makeFolder, type ServerProcess, startProcess, useDatabase, useServer } from '../../../test/index.ts';

const databaseUrl = await useDatabase();
const server = await useServer({ DATABASE_URL: databaseUrl });
const owner = await server.owner();

/** A separate process, so that all its output can be read. */
function startLogged(): Promise<ServerProcess> {
  return makeFolder().then((DATA_DIR) =>
    startProcess({
      DATABASE_URL: databaseUrl,
      STORAGE_URL: server.services.config.storageUrl,
      DATA_DIR,
      AUTH_SECRET: 'a secret that only the tests know, long enough',
      PUBLIC_URL: server.services.config.publicUrl,
      LOG_LEVEL: 'info',
    }),
  );
}

const authorization = `Firebase ${owner.token}`;
const at = (name: string) => encodeURIComponent(`users/${owner.uid}/files/${name}`);

/** Starts a request of unknown length. */
function begin(url: string, headers: Record<string, string>) {
  const sending = request(url, { method: 'POST', headers: { authorization, ...headers } });
  sending.on('error', () => {});
  return sending;
}

test('an invalid body is refused with its reason while the rest is still being sent', async () => {
  const type = { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' };
  const sending = begin(`${server.url}/v0/b/clearpaw/o?name=${at('none')}`, type);
  sending.write('this is no part at all');
  const [reply] = await once(sending, 'response');
  let text = '';
  for await (const chunk of reply) text += chunk;
  expect([reply.statusCode, text]).toEqual([400, expect.stringContaining('has not two parts')]);
  sending.destroy();
});

test('endless metadata is refused before it fills the memory', async () => {
  const start = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
  const sending = begin(`${server.url}/v0/b/clearpaw/o?name=${at('endless')}`, start);
  const blanks = ' '.repeat(64 * 1024);
  const filling = setInterval(() => sending.write(blanks), 5);
  const [reply] = await once(sending, 'response');
  clearInterval(filling);
  expect(reply.statusCode).toBe(400);
  sending.destroy();
});

test('an account that was deleted stores nothing: 401, also for an upload that began before', async () => {
  const gone = await server.owner();
  const headers = { authorization: `Firebase ${gone.token}` };
  const path = encodeURIComponent(`users/${gone.uid}/files/x`);
  const url = `${server.url}/v0/b/clearpaw/o?name=${path}`;
  await server.call(gone, 'deleteMyAccount', { confirmEmail: gone.email });
  expect((await fetch(url, { method: 'POST', headers, body: 'x' })).status).toBe(401);
  const start = { ...headers, 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
  expect((await fetch(url, { method: 'POST', headers: start })).status).toBe(401);
});

test('a HEAD answers like a GET without the bytes; neither it nor an upload cut off is logged as a bug', async () => {
  const running = await startLogged();
  const url = `${running.url}/v0/b/clearpaw/o`;
  const stored = await fetch(`${url}?name=${at('read')}`, {
    method: 'POST',
    headers: { authorization },
    body: 'content',
  });
  expect(stored.status).toBe(200);
  for (const more of [{}, { range: 'bytes=1-3' }]) {
    const headers = { authorization, ...more };
    const head = await fetch(`${url}/${at('read')}?alt=media`, { method: 'HEAD', headers });
    const got = await fetch(`${url}/${at('read')}?alt=media`, { headers });
    for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy']) {
      expect(head.headers.get(name), name).toBe(got.headers.get(name));
    }
    expect([head.status, await head.text()]).toEqual([got.status, '']);
  }
  for (const protocol of ['raw', 'multipart']) {
    const sending = begin(`${url}?name=${at('cut')}`, { 'x-goog-upload-protocol': protocol });
    sending.write('begun');
    await new Promise((resolve) => setTimeout(resolve, 150));
    sending.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  await running.end('SIGTERM');
  expect(running.said()).not.toMatch(/a request failed|ERR_HTTP_HEADERS_SENT|"level":50/);
}, 60_000);
