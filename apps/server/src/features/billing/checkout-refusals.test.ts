import { describe, expect, test } from 'vitest';
import { freePort, useServer } from '../../../test/index.ts';
import {
  entitlementsNow,
  inPortal,
  openCheckout,
  returnAddresses,
  sendForm,
  startTrial,
} from './testing/sandbox-visitor.ts';

const server = await useServer();

describe('who is refused', () => {
  test('a person with a subscription manages it instead of starting another', async () => {
    const person = await server.businessPerson({ plan: 'free' });
    await startTrial(server, person);
    const input = { tier: 'business', ...returnAddresses(server) };
    const refused = { status: 'FAILED_PRECONDITION', details: { reason: 'already_subscribed' } };
    expect(await server.refusal(person, 'createCheckoutSession', input)).toMatchObject(refused);
    await inPortal(server, person, { action: 'cancel' });
    expect(await server.refusal(person, 'createCheckoutSession', input)).toMatchObject(refused);
  });

  test('a person without one cannot manage it', async () => {
    const person = await server.businessPerson({ plan: 'free' });
    const input = { returnUrl: returnAddresses(server).cancelUrl };
    const refused = { status: 'FAILED_PRECONDITION', details: { reason: 'no_subscription' } };
    expect(await server.refusal(person, 'createPortalSession', input)).toMatchObject(refused);
    await openCheckout(server, person);
    expect(await server.refusal(person, 'createPortalSession', input)).toMatchObject(refused);
  });

  test.each([
    ['successUrl', { successUrl: 'https://elsewhere.example/' }],
    ['cancelUrl', { cancelUrl: 'http://localhost.elsewhere.example/' }],
    ['successUrl', { successUrl: 'javascript:alert(1)' }],
    ['tier', { tier: 'free' }],
    ['tier', { tier: 'gold' }],
    ['extra', { extra: 1 }],
  ])('another %s is refused at its path: %j', async (path, change) => {
    const person = await server.newcomer();
    const input = { tier: 'business', ...returnAddresses(server), ...change };
    const refusal = await server.refusal(person, 'createCheckoutSession', input);
    expect(refusal.status).toBe('INVALID_ARGUMENT');
    expect(refusal.details).toMatchObject({ issues: [{ path }] });
  });

  test('a portal that returns elsewhere is refused at its path', async () => {
    const refusal = await server.refusal(await server.newcomer(), 'createPortalSession', {
      returnUrl: 'https://elsewhere.example/billing',
    });
    expect(refusal.details).toMatchObject({ issues: [{ path: 'returnUrl' }] });
  });
});

describe('one payment page at a time', () => {
  test('asking again returns the open page, also at the same moment', async () => {
    const person = await server.businessPerson({ plan: 'free' });
    const pages = await Promise.all([1, 2, 3].map(() => openCheckout(server, person)));
    expect(new Set([...pages, await openCheckout(server, person)]).size).toBe(1);
  });

  test('another way back closes the page that was open', async () => {
    const person = await server.businessPerson({ plan: 'free' });
    const first = await openCheckout(server, person);
    const cancelUrl = `${server.services.config.publicUrl}/business`;
    await server.call(person, 'createCheckoutSession', {
      tier: 'business',
      ...returnAddresses(server),
      cancelUrl,
    });
    const late = await sendForm(first, { outcome: 'success' });
    expect(late).toMatchObject({ status: 200, location: null });
    expect(late.text).toContain('This checkout is closed');
  });

  test('a page that was paid cannot be paid again', async () => {
    const person = await server.businessPerson({ plan: 'free' });
    const url = await openCheckout(server, person);
    expect((await sendForm(url, { outcome: 'success' })).status).toBe(303);
    expect((await sendForm(url, { outcome: 'success' })).text).toContain('This checkout is closed');
    expect((await server.call(person, 'listInvoices', {})).items).toHaveLength(1);
  });
});

test("the sandbox's pages run no script, and their forms lead only to itself and back", async () => {
  const url = await openCheckout(server, await server.businessPerson({ plan: 'free' }));
  const reply = await fetch(url);
  const policy = reply.headers.get('content-security-policy') ?? '';
  const { origin } = new URL(server.services.config.publicUrl);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${origin}`);
  expect(policy).not.toContain('unsafe');
  expect(await reply.text()).not.toMatch(/<script|<style|style=|onclick/);
});

test('the sandbox answers on a port of its own', async () => {
  const port = await freePort();
  const other = await useServer({ BILLING_SANDBOX_PORT: String(port) });
  const person = await other.businessPerson({ plan: 'free' });
  expect(new URL(await openCheckout(other, person)).port).toBe(String(port));
  await startTrial(other, person);
  expect(await entitlementsNow(other, person)).toMatchObject({ businessConnect: true, source: 'stripe' });
  expect((await fetch(`http://127.0.0.1:${port}/v1/events`)).status).toBe(200);
  expect((await fetch(`${other.url}/v1/events`)).headers.get('content-type')).not.toContain('json');
});

test('with keys the same path uses whichever server answers as Stripe', async () => {
  const keyed = await useServer({
    DATABASE_URL: server.databaseUrl,
    STRIPE_SECRET_KEY: 'sk_test_real_looking',
    STRIPE_WEBHOOK_SECRET: 'whsec_real_looking',
    STRIPE_PRICE_ID: 'price_business_connect',
    STRIPE_API_URL: server.url,
  });
  const person = await keyed.businessPerson({ plan: 'free' });
  const url = await openCheckout(keyed, person);
  expect(new URL(url).origin).toBe(new URL(server.services.config.publicUrl).origin);
  const refused = await keyed.refusal(person, 'createPortalSession', {
    returnUrl: returnAddresses(keyed).cancelUrl,
  });
  expect(refused.details).toEqual({ reason: 'no_subscription' });
  await sendForm(url, { outcome: 'success' });
  expect(await entitlementsNow(keyed, person)).toMatchObject({ businessConnect: true, source: 'stripe' });
});

test('production without keys has no sandbox, and says so', async () => {
  const production = await useServer({ NODE_ENV: 'production', DEMO: '0' });
  const person = await production.businessPerson({ plan: 'free' });
  const input = { tier: 'business', ...returnAddresses(production) };
  expect(await production.refusal(person, 'createCheckoutSession', input)).toMatchObject({
    status: 'FAILED_PRECONDITION',
    details: { reason: 'billing_unavailable' },
  });
  const reply = await fetch(`${production.url}/v1/events`);
  expect(reply.headers.get('content-type')).not.toContain('json');
  expect((await fetch(`${production.url}/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(404);
});
