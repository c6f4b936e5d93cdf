import { expect, test } from 'vitest';
import { post, useDatabase, useServer } from '../../../../test/index.ts';

// In production mode.
const DATABASE_URL = await useDatabase();
const production = { DATABASE_URL, PUBLIC_URL: 'http://limits.test', NODE_ENV: 'production', DEMO: '0' };
const [here, there] = [await useServer(production), await useServer(production)];

/** How many calls were answered with each status; the calls alternate between two servers. */
async function statuses(
  times: number,
  send: (url: string) => Promise<Response>,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let sent = 0; sent < times; sent += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => send(index % 2 ? here.url : there.url));
    for (const { status } of await Promise.all(batch)) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

test('an account makes 600 calls a minute in production, on all servers together', async () => {
  const maya = await here.owner();
  const counts = await statuses(1_000, (url) => post(url, maya, 'getProfile', {}));
  expect(counts.get(200)).toBeLessThanOrEqual(600);
  // The reserved calls that one server did not use are at most one part per server.
  expect(counts.get(200)).toBeGreaterThanOrEqual(540);
  expect((counts.get(200) ?? 0) + (counts.get(429) ?? 0)).toBe(1_000);
});

test('the refusal says how long to wait, and others are served', async () => {
  const [busy, other] = [await here.owner(), await here.owner()];
  await statuses(700, (url) => post(url, busy, 'getProfile', {}));
  const refused = await post(here.url, busy, 'getProfile', {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    error: { status: 'RESOURCE_EXHAUSTED', details: { reason: 'rate_limited' } },
  });
  expect((await post(here.url, other, 'getProfile', {})).status).toBe(200);
});

test('an address that is not signed in makes 60', async () => {
  const counts = await statuses(200, (url) =>
    post(url, null, 'verifySignedWaiver', { sha256: 'a'.repeat(64) }),
  );
  expect(counts.get(200)).toBeLessThanOrEqual(60);
  expect(counts.get(200)).toBeGreaterThanOrEqual(50);
});

test('outside production the limit is high enough for tests and demos', async () => {
  const server = await useServer();
  const maya = await server.owner();
  const replies = await Promise.all(
    Array.from({ length: 800 }, () => post(server.url, maya, 'getProfile', {})),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
});

test('answers are stored by no cache', async () => {
  const maya = await here.owner();
  const stream = await fetch(`${here.url}/functions/watchAlerts`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${maya.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: '{"data":{}}',
  });
  await stream.body?.cancel();
  const replies = [
    await post(here.url, maya, 'getProfile', {}),
    await post(here.url, maya, 'getPet', {}),
    await post(here.url, null, 'getProfile', {}),
    stream,
  ];
  for (const reply of replies) expect(reply.headers.get('cache-control')).toContain('no-store');
});
