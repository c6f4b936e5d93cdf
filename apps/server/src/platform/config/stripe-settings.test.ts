import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};

test('without keys there is no Stripe, and nothing to sign with', () => {
  expect(readConfig({})).toMatchObject({ stripe: undefined, stripeWebhookSecrets: [] });
});

test('a signing secret alone is for the sandbox', () => {
  const read = readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' });
  expect(read).toMatchObject({ stripe: undefined, stripeWebhookSecrets: ['whsec_1'] });
});

test('while a secret is replaced, both are accepted', () => {
  const read = readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' });
  expect(read.stripeWebhookSecrets).toEqual(['whsec_old', 'whsec_new']);
  expect(read.stripe).toEqual({ secretKey: 'sk_test_1', priceId: 'price_1', apiUrl: undefined });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_PRICE_ID: 'price_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_API_URL: 'http://localhost:1' }, 'STRIPE_SECRET_KEY'],
  [{ ...keys, STRIPE_API_URL: 'localhost' }, 'STRIPE_API_URL'],
  [{ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1,' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ BILLING_SANDBOX_PORT: '0' }, 'BILLING_SANDBOX_PORT'],
  [
    { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), BILLING_SANDBOX_PORT: '4000' },
    'BILLING_SANDBOX_PORT',
  ],
])('%j stops the start with a line that names %s', (environment, name) => {
  expect(() => readConfig(environment as Record<string, string>)).toThrow(new RegExp(`^${name} `));
});
