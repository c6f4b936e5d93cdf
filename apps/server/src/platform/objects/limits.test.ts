import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { storageUsageTable } from './object.table.ts';

const server = await useServer();
const GiB = 1024 ** 3;

async function ask(
  who: { uid: string; token: string },
  name: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Response> {
  const path = encodeURIComponent(`users/${who.uid}/files/${name}`);
  const url = init.method === 'PUT' ? `/v0/b/clearpaw/o/${path}` : `/v0/b/clearpaw/o?name=${path}`;
  const headers = { authorization: `Firebase ${who.token}`, ...init.headers };
  return fetch(`${server.url}${url}`, { method: 'POST', ...init, headers });
}

const starting = (bytes: number) => ({
  'x-goog-upload-protocol': 'resumable',
  'x-goog-upload-command': 'start',
  'x-goog-upload-header-content-length': String(bytes),
});

test('an owner without free quota gets 402, at once and at the start of a resumable upload', async () => {
  const full = await server.owner();
  await server.services.store.db.insert(storageUsageTable).values({ ownerId: full.uid, bytes: 2 * GiB });
  expect((await ask(full, 'whole', { body: 'x' })).status).toBe(402);
  expect((await ask(full, 'steps', { headers: starting(1) })).status).toBe(402);
});

test('more than 100 MiB is refused with 413 before a byte is sent; 100 MiB may begin', async () => {
  const owner = await server.owner();
  const limit = 100 * 1024 * 1024;
  expect((await ask(owner, 'large', { headers: starting(limit + 1) })).status).toBe(413);
  expect((await ask(owner, 'fits', { headers: starting(limit) })).status).toBe(200);
});

test('a PUT with an override to PATCH changes metadata; without it, it is refused', async () => {
  const owner = await server.owner();
  expect((await ask(owner, 'described', { body: 'x' })).status).toBe(200);
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ contentLanguage: 'de' });
  expect((await ask(owner, 'described', { method: 'PUT', headers: json, body })).status).toBe(400);
  const patch = { ...json, 'x-http-method-override': 'PATCH' };
  const changed = await ask(owner, 'described', { method: 'PUT', headers: patch, body });
  expect([changed.status, await changed.json()]).toMatchObject([200, { contentLanguage: 'de' }]);
});
