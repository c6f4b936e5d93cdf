import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { useBillingBench } from './testing/billing-bench.ts';

const { services } = await useBillingBench();
const { stripe } = services.billing;

test('the same key returns the same customer, also at the same moment', async () => {
  const make = () => stripe.customers.create({ email: 'a@example.test' }, { idempotencyKey: 'one' });
  const made = await Promise.all([make(), make(), make()]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

test('the same key with other parameters is refused as Stripe does', async () => {
  await stripe.customers.create({ email: 'a@example.test' }, { idempotencyKey: 'two' });
  const other = stripe.customers.create({ email: 'b@example.test' }, { idempotencyKey: 'two' });
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('a refused request stores nothing, so that its key can be used again', async () => {
  const make = (customer: string) =>
    stripe.billingPortal.sessions.create({ customer }, { idempotencyKey: 'three' });
  await expect(make('cus_nobody')).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
  const { id } = await stripe.customers.create({ email: 'c@example.test' });
  expect((await make(id)).url).toContain('/billing-sandbox/portal/');
});

test('prices, customers and a single subscription can be read', async () => {
  expect((await stripe.prices.retrieve('price_bench')).unit_amount).toBe(4900);
  expect((await stripe.prices.list()).data).toHaveLength(1);
  const made = await stripe.customers.create({ email: 'd@example.test', metadata: { uid: '1' } });
  expect((await stripe.customers.retrieve(made.id)).id).toBe(made.id);
  expect((await stripe.customers.list({ email: 'd@example.test' })).data).toHaveLength(1);
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({ statusCode: 404 });
});

test('without a key only events can be read', async () => {
  const api = services.config.stripe?.apiUrl ?? '';
  expect((await fetch(`${api}/v1/customers`)).status).toBe(401);
  expect((await fetch(`${api}/v1/events`)).status).toBe(200);
  expect((await fetch(`${api}/v1/charges`)).status).toBe(404);
});
