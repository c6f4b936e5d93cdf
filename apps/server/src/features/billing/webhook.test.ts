import { signEvent } from '@clearpaw/stripe-sandbox';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { stripeEventTable } from '../../schema/billing.ts';
import { entitlementsNow, inPortal, startTrial } from './testing/sandbox-visitor.ts';

const [before, after] = ['whsec_the_old_one', 'whsec_the_new_one'];
const server = await useServer({ STRIPE_WEBHOOK_SECRET: `${before}, ${after}` });
const now = () => Math.floor(Date.now() / 1000);

async function post(body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const reply = await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body });
  await reply.body?.cancel();
  return reply.status;
}

async function sandboxEvents(): Promise<readonly { id: string; type: string }[]> {
  const reply = await fetch(`${server.url}/v1/events?limit=100`);
  return ((await reply.json()) as { data: { id: string; type: string }[] }).data;
}

const unknown = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'tax.settings.updated',
  data: { object: {} },
});

test.each([before, after])(
  'an event signed with %s is accepted while secrets are being replaced',
  async (secret) => {
    expect(await post(unknown, signEvent(unknown, [secret], now()))).toBe(200);
  },
);

test('an event of another kind is answered 200 and stores nothing', async () => {
  expect(await post(unknown, signEvent(unknown, [after], now()))).toBe(200);
  expect(await server.services.store.db.select().from(stripeEventTable)).toEqual([]);
});

test('forged, stale, truncated, re-serialized and unsigned bodies are refused', async () => {
  const good = signEvent(unknown, [after], now());
  expect(await post(unknown, signEvent(unknown, ['whsec_somebody_elses'], now()))).toBe(400);
  expect(await post(unknown, signEvent(unknown, [after], now() - 302))).toBe(400);
  expect(await post(unknown.slice(0, -1), good)).toBe(400);
  expect(await post(JSON.stringify(JSON.parse(unknown), null, 1), good)).toBe(400);
  expect(await post(unknown, '')).toBe(400);
  expect(await post('', good)).toBe(400);
});

test('a signature is valid for 300 seconds', async () => {
  expect(await post(unknown, signEvent(unknown, [after], now() - 295))).toBe(200);
});

test("the sandbox's events pass Stripe's own verifier, byte for byte", async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  const stored = await server.services.store.pool.query<{ body: string }>('select body from sandbox_event');
  expect(stored.rows.length).toBeGreaterThanOrEqual(3);
  const stripe = new Stripe('sk_test_any');
  for (const { body } of stored.rows) {
    const event = stripe.webhooks.constructEvent(body, signEvent(body, [after], now()), after);
    expect(event.object).toBe('event');
  }
});

test("GET /v1/events lists what was sent, newest first, without anyone's address", async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  await inPortal(server, person, { action: 'advance', days: '15' });
  const events = await sandboxEvents();
  expect(events.slice(0, 3).map(({ type }) => type)).toEqual([
    'invoice.paid',
    'customer.subscription.updated',
    'customer.subscription.trial_will_end',
  ]);
  expect(JSON.stringify(events)).not.toContain(person.email);
});

test('an event that failed to arrive is sent again', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  const { pool } = server.services.store;
  // Our side cannot store anything while its table of events is missing.
  await pool.query('alter table stripe_event rename to stripe_event_away');
  await startTrial(server, person);
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: false });
  await pool.query('alter table stripe_event_away rename to stripe_event');
  await expect
    .poll(() => entitlementsNow(server, person), { timeout: 10_000, interval: 200 })
    .toMatchObject({ businessConnect: true });
});
