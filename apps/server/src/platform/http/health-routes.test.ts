import { expect, test } from 'vitest';
import { freePort, useServer } from '../../../test/index.ts';

const version = expect.stringMatching(/^\d+\.\d+\.\d+/);

test('a running server answers with its version', async () => {
  const server = await useServer();
  const reply = await fetch(`${server.url}/healthz`);
  expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok', version, checks: {} }]);
});

test('it is ready when the database answers', async () => {
  const server = await useServer();
  const reply = await fetch(`${server.url}/readyz`);
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { status: 'ok', version, checks: { database: 'ok', storage: 'ok', disk: 'ok' } },
  ]);
});

test('it is not ready, but alive, when the database does not answer', async () => {
  const server = await useServer();
  const { pool } = server.services.store;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as unknown as typeof pool.query;
  const [alive, ready] = await Promise.all(
    ['/healthz', '/readyz'].map((path) => fetch(`${server.url}${path}`)),
  );
  pool.query = query;
  expect([alive?.status, ready?.status]).toEqual([200, 503]);
  expect(await ready?.json()).toEqual({
    status: 'unavailable',
    version,
    checks: { database: 'failing', storage: 'ok', disk: 'ok' },
  });
});

test('it is not ready, but alive, when its disk is nearly full', async () => {
  const server = await useServer({ MIN_FREE_DISK_MB: String(1024 ** 4) });
  const [alive, ready] = await Promise.all(
    ['/healthz', '/readyz'].map((path) => fetch(`${server.url}${path}`)),
  );
  expect([alive?.status, ready?.status]).toEqual([200, 503]);
  expect(await ready?.json()).toMatchObject({ checks: { database: 'ok', storage: 'ok', disk: 'failing' } });
});

test('metrics are shown only to a caller with the token', async () => {
  const closed = await useServer();
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
  const token = 'a token of sixteen letters';
  const open = await useServer({ METRICS_TOKEN: token });
  await open.refusal(null, 'getProfile', {});
  expect((await fetch(`${open.url}/metrics`, { headers: { authorization: 'Bearer other' } })).status).toBe(
    404,
  );
  const reply = await fetch(`${open.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(await reply.text()).toContain('clearpaw_calls_total{name="getProfile",status="UNAUTHENTICATED"} 1');
});

test('metrics have a port of their own where one is set', async () => {
  const port = await freePort();
  const server = await useServer({ METRICS_PORT: String(port) });
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
