import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createStripe } from './create-stripe.ts';

const answer = JSON.stringify({ object: 'list', data: [], has_more: false, url: '/v1/prices' });
let byteMs = 0;
const server = createServer(async (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  for (const byte of answer) {
    response.write(byte);
    if (byteMs > 0) await new Promise((wake) => setTimeout(wake, byteMs));
  }
  response.end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const stripe = await createStripe('sk_test_any', `http://127.0.0.1:${port}`);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an answer that comes a byte at a time is given up within ten seconds', async () => {
  expect((await stripe.prices.list()).data).toEqual([]);
  byteMs = 500;
  const begun = performance.now();
  await expect(stripe.prices.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(performance.now() - begun).toBeLessThan(10_000);
}, 60_000);
