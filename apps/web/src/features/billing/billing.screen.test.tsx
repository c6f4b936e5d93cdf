import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
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
const active = {
  ...none,
  status: 'active' as const,
  nextPaymentAt: '2099-01-01T00:00:00.000Z',
  price: { amount: 2900, currency: 'usd' },
  card: { brand: 'visa', last4: '4242' },
  manageable: true,
  people: 3,
};
const invoice = {
  id: 'in_1',
  number: '0001',
  issuedAt: at,
  total: 2900,
  currency: 'usd',
  status: 'paid' as const,
  url: 'https://pay.test/in_1',
};
const free = staff('owner', { plan: false });
const open = (more = {}, person = staff()) =>
  openScreen('/billing', person, { getSubscription: active, listInvoices: listed(invoice), ...more });

test('the plan, its card and its invoices are named', async () => {
  await open();
  expect(await screen.findByText(/Business Plan/)).toBeTruthy();
  expect(screen.getByText(/ending in 4242/)).toBeTruthy();
  expect(screen.getByText('3 people use your plan')).toBeTruthy();
  expect(screen.getByText('Paid')).toBeTruthy();
});

test('a business without the plan starts the trial where it is offered', async () => {
  const never = { businessConnect: false, tier: 'free', source: 'manual', currentPeriodEnd: null } as const;
  const { user } = await openScreen('/business', free, {
    ...{ listMyBusinesses: listed(), watchEntitlements: [{ ...never, updatedAt: at }] },
    createCheckoutSession: cutNetwork,
  });
  await press(user, 'Start the free trial');
  await alertOf('Failed to start checkout. Please try again.');
  expect(sentTo('createCheckoutSession')).toMatchObject([{ tier: 'business' }]);
});

test('without a plan it says what applies now, and what Business Connect includes and costs', async () => {
  const never = { businessConnect: false, tier: 'free', source: 'manual', currentPeriodEnd: null } as const;
  const unpaid = { getSubscription: none, listInvoices: listed() };
  await open({ ...unpaid, watchEntitlements: [{ ...never, updatedAt: at }] }, free);
  expect(await screen.findByRole('heading', { name: 'Free Plan' })).toBeTruthy();
  expect(screen.getByText(/^You are on the free plan and pay nothing\./)).toBeTruthy();
  const offer = screen.getByRole('region', { name: 'Business Connect' });
  expect(within(offer).getByText('$49.00/mo')).toBeTruthy();
  expect(within(offer).getByText('14-day free trial · Cancel anytime')).toBeTruthy();
  expect(
    within(offer)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toContain('Verify compliance');
  expect(screen.queryByText('If the plan ends')).toBeNull();
});

test('a checkout that cannot start is said in the words of the specification, and can be tried again', async () => {
  const { user } = await open(
    { getSubscription: none, listInvoices: listed(), createCheckoutSession: cutNetwork },
    free,
  );
  await press(user, /Start the free trial|Subscribe/);
  await alertOf('Failed to start checkout. Please try again.');
  await press(user, /Start the free trial|Subscribe/);
  await waitFor(() => expect(sentTo('createCheckoutSession')).toHaveLength(2));
  const [first, second] = sentTo('createCheckoutSession');
  expect(first).toMatchObject({ tier: 'business' });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('billing is managed on the payment service’s page, which is asked for once', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await open({ createPortalSession: { url: 'https://pay.test/portal' } });
  await user.dblClick(await screen.findByRole('button', { name: 'Manage billing' }));
  await waitFor(() => expect(sentTo('createPortalSession')).toHaveLength(1));
  assign.mockRestore();
});

test('a subscription that cannot be read says so and is asked for again', async () => {
  const { user } = await open({ getSubscription: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('Failed to load subscription status');
  answerFromNow({ getSubscription: active });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText(/ending in 4242/)).toBeTruthy();
});

test('without invoices the words say when there will be some', async () => {
  await open({ getSubscription: none, listInvoices: listed() }, free);
  expect(await screen.findByText(/No invoices yet/)).toBeTruthy();
});
