import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, staff } from '../../../test/people.ts';

const none = {
  status: null,
  cancelsAtEnd: false,
  nextPaymentAt: null,
  price: null,
  card: null,
  manageable: false,
  people: 0,
};
const end = '2099-01-01T12:00:00.000Z';
const active = {
  ...none,
  status: 'active' as const,
  nextPaymentAt: end,
  price: { amount: 2900, currency: 'usd' },
  card: { brand: 'visa', last4: '4242' },
  manageable: true,
  people: 1,
};
const entitled = {
  businessConnect: true,
  tier: 'business' as const,
  source: 'stripe' as const,
  currentPeriodEnd: end as string | null,
  updatedAt: at as string | null,
};
const invoice = (number: number, status: string) => ({
  id: `in_${number}`,
  number: `${number}`,
  issuedAt: `2026-01-${String(number).padStart(2, '0')}T10:00:00.000Z`,
  total: 2900,
  currency: 'usd',
  status,
  url: status === 'draft' ? null : `https://pay.test/in_${number}`,
});
const open = (subscription: object, entitlements: object = {}, more: object = {}) =>
  openScreen('/billing', staff(), {
    listInvoices: listed(),
    getSubscription: subscription,
    watchEntitlements: [{ ...entitled, ...entitlements }],
    ...more,
  } as never);

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a trial', { ...active, status: 'trialing' }, {}, /^Your free trial runs until .*2099. Then \$\d+/],
  ['a plan that renews', active, {}, 'All features are active.'],
  ['a plan that was canceled', { ...active, cancelsAtEnd: true }, {}, /^Canceled. All features stay active/],
  ['a payment that failed', { ...active, status: 'past_due' }, {}, /^The last payment failed. All features/],
  [
    'a plan shut after a payment that failed',
    { ...active, status: 'unpaid' },
    { businessConnect: false },
    /Update your card under Manage billing to restore access/,
  ],
  [
    'a plan that ended',
    { ...active, status: 'canceled', manageable: true },
    { businessConnect: false, currentPeriodEnd: '2025-06-01T00:00:00.000Z' },
    /^Ended on .*2025. Your records stay readable/,
  ],
  ['a plan that was given', none, { source: 'manual' }, 'This plan was given to you by Clearpaw.'],
  ['a plan someone else pays', none, { source: 'team' }, 'The owner of your business pays for this plan.'],
] as const)('%s is explained in a sentence', async (_name, subscription, entitlements, words) => {
  await open(subscription, entitlements);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('who had a plan may subscribe again without another trial', async () => {
  await open({ ...active, status: 'canceled' }, { businessConnect: false, currentPeriodEnd: at });
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the free trial' })).toBeNull();
});

test('whose business pays for them can neither start nor manage a plan', async () => {
  await open(none, { source: 'team' });
  await screen.findByText('The owner of your business pays for this plan.');
  for (const name of ['Start the free trial', 'Subscribe', 'Manage billing']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('the checkout opens on the page of the payment service, and returns here', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await open(
    none,
    { businessConnect: false, tier: 'free', currentPeriodEnd: null },
    {
      createCheckoutSession: { url: 'https://pay.test/checkout' },
    },
  );
  await press(user, 'Start the free trial');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/checkout'));
  expect(sentTo('createCheckoutSession')).toEqual([
    expect.objectContaining({
      tier: 'business',
      successUrl: 'http://localhost:3000/billing/success',
      cancelUrl: 'http://localhost:3000/billing',
    }),
  ]);
});

test('a page for managing the plan that does not open is said', async () => {
  const { user } = await open(active, {}, { createPortalSession: cutNetwork });
  await press(user, 'Manage billing');
  await alertOf('Failed to open billing portal. Please try again.');
  expect(screen.getByRole('button', { name: 'Manage billing' })).toHaveProperty('disabled', false);
});

test('a payment made elsewhere changes the plan by itself', async () => {
  await open({ ...active, status: 'past_due' });
  await screen.findByText(/^The last payment failed/);
  answerFromNow({ getSubscription: active });
  say('watchEntitlements', { ...entitled, updatedAt: '2026-02-01T10:00:00.000Z' });
  expect(await screen.findByText(/^All features are active/)).toBeTruthy();
});

test('each invoice says what became of it, and opens where it is kept', async () => {
  await open(
    active,
    {},
    {
      listInvoices: listed(
        invoice(1, 'paid'),
        invoice(2, 'open'),
        invoice(3, 'uncollectible'),
        invoice(4, 'void'),
        invoice(5, 'draft'),
      ),
    },
  );
  for (const words of ['Paid', 'Not paid yet', 'Not paid', 'Void', 'In preparation']) {
    expect(await screen.findByText(words)).toBeTruthy();
  }
  const links = screen.getAllByRole('link', { name: /^View invoice of/ });
  expect(links).toHaveLength(4);
  expect(links[0]?.getAttribute('href')).toBe('https://pay.test/in_1');
});

test('older invoices are asked for by a press', async () => {
  const { user } = await open(
    active,
    {},
    {
      listInvoices: ({ cursor }: { cursor?: string | undefined }) =>
        cursor === undefined ? { items: [invoice(1, 'paid')], nextCursor: 'x' } : listed(invoice(2, 'open')),
    },
  );
  await press(user, 'Show older invoices');
  expect(await screen.findByText('Not paid yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older invoices' })).toBeNull();
});

test('invoices that cannot be read are asked for again, while the plan is shown', async () => {
  const { user } = await open(active, {}, { listInvoices: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  expect(await screen.findByText(/^All features are active/)).toBeTruthy();
  answerFromNow({ listInvoices: listed(invoice(1, 'paid') as never) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Paid')).toBeTruthy();
});

test('one person is counted as one', async () => {
  await open(active);
  expect(await screen.findByText('1 person uses your plan')).toBeTruthy();
});
