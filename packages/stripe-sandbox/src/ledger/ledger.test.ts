import { describe, expect, test } from 'vitest';
import { monthsAfter } from './calendar-months.ts';
import { findTestCard } from './cards.ts';
import {
  advance,
  type Checkout,
  cancel,
  changeCard,
  completeCheckout,
  customerOf,
  dueAt,
  type Ledger,
  refund,
  settle,
} from './index.ts';

const day = 24 * 60 * 60;
const now = Date.parse('2026-01-31T10:00:00Z') / 1000;
const id = `cus_${'0'.repeat(32)}`;
const checkout: Checkout = {
  id: `cs_test_${'0'.repeat(32)}x1`,
  status: 'open',
  price: { id: 'price_1', amount: 4900, currency: 'usd' },
  trialDays: 14,
  successUrl: 'http://localhost/',
  cancelUrl: 'http://localhost/',
  metadata: {},
  subscriptionMetadata: {},
  clientReferenceId: null,
  subscriptionId: null,
  createdAt: now,
  expiresAt: now + day,
};
const blank: Ledger = {
  id,
  email: null,
  name: null,
  metadata: {},
  createdAt: now,
  card: null,
  checkouts: [checkout],
  portals: [],
  subscriptions: [],
  invoices: [],
  given: 1,
};

function begun(card = '4242424242424242', trialDays: number | null = 14): Ledger {
  const page = { ...checkout, trialDays };
  const done = completeCheckout({ ...blank, checkouts: [page] }, page, { card, decline: false }, now);
  if (!('ledger' in done) || done.outcome !== 'paid') throw new Error(done.outcome);
  return done.ledger;
}
const statusOf = (ledger: Ledger) => ledger.subscriptions[0]?.status;
const typesOf = ({ happenings }: { happenings: readonly { type: string }[] }) =>
  happenings.map(({ type }) => type);

describe('time', () => {
  test('a trial sends a reminder three days before its end, then is charged and renews monthly', () => {
    const reminded = settle(begun(), now + 11 * day);
    expect(typesOf(reminded)).toEqual(['customer.subscription.trial_will_end']);
    const charged = settle(reminded.ledger, now + 14 * day);
    expect(statusOf(charged.ledger)).toBe('active');
    expect(charged.ledger.invoices.map(({ total, status }) => [total, status])).toEqual([
      [0, 'paid'],
      [4900, 'paid'],
    ]);
    expect(settle(charged.ledger, now + 14 * day)).toEqual({ ledger: charged.ledger, happenings: [] });
  });

  test('a period that begins on the last day of a month returns to that day after a shorter month', () => {
    const months = [1, 2, 3].map((count) => new Date(monthsAfter(now, count) * 1000).toISOString());
    expect(months).toEqual([
      '2026-02-28T10:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
      '2026-04-30T10:00:00.000Z',
    ]);
  });

  test('a failing card is tried again after 3, 5 and 7 days, and given up after 21', () => {
    const failing = changeCard(begun(), '4000000000000002', now)?.ledger ?? blank;
    const tries = [14, 17, 19, 21, 34].map((days) => {
      const { ledger } = settle(failing, now + days * day);
      return [statusOf(ledger), ledger.invoices[1]?.attempts];
    });
    expect(tries).toEqual([
      ['past_due', 1],
      ['past_due', 2],
      ['past_due', 3],
      ['past_due', 4],
      ['past_due', 4],
    ]);
    const over = settle(failing, now + 35 * day).ledger;
    expect([statusOf(over), over.invoices[1]?.status, dueAt(over)]).toEqual([
      'canceled',
      'uncollectible',
      null,
    ]);
  });

  test('advancing the clock moves everything into the past and settles what is due', () => {
    const moved = advance(begun(), 15, now);
    expect(statusOf(moved.ledger)).toBe('active');
    expect(moved.ledger.subscriptions[0]?.periodStartAt).toBe(now - day);
    expect(moved.ledger.createdAt).toBe(now - 15 * day);
  });
});

describe('cards', () => {
  test.each([
    ['4242 4242 4242 4242', 'paid'],
    ['4242-4242-4242-4242', 'paid'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 0341', 'paid'],
    ['4111 1111 1111 1111', 'unknown-card'],
    ['constructor', 'unknown-card'],
  ])('%s at a checkout with a trial: %s', (card, outcome) => {
    expect(completeCheckout(blank, checkout, { card, decline: false }, now).outcome).toBe(outcome);
  });

  test('a card that fails later cannot pay at once', () => {
    const page = { ...checkout, trialDays: null };
    const options = { card: '4000000000000341', decline: false };
    expect(completeCheckout(blank, page, options, now).outcome).toBe('declined');
  });

  test('a good card pays what is open at once', () => {
    const failing = changeCard(begun(), '4000000000000002', now)?.ledger ?? blank;
    const late = settle(failing, now + 15 * day).ledger;
    const paid = changeCard(late, '4242424242424242', now + 15 * day);
    expect(paid && statusOf(paid.ledger)).toBe('active');
    expect(paid && typesOf(paid)).toEqual([
      'payment_method.attached',
      'customer.subscription.updated',
      'invoice.paid',
    ]);
  });

  test('only the last four digits are kept', () => {
    expect(findTestCard('4242424242424242', 'pm_1')).not.toHaveProperty('number');
    expect(JSON.stringify(begun())).not.toContain('4242424242424242');
  });
});

describe('cancelling and refunds', () => {
  test('a trial ends with its days, and nothing is charged', () => {
    const leaving = cancel(begun(), now).ledger;
    const over = settle(leaving, now + 14 * day).ledger;
    expect([statusOf(over), over.invoices.length]).toEqual(['canceled', 1]);
    expect(over.subscriptions[0]?.endedAt).toBe(now + 14 * day);
  });

  test('a payment is refunded once, and the subscription goes on', () => {
    const paying = begun('4242424242424242', null);
    const invoiceId = paying.invoices[0]?.id ?? '';
    const given = refund(paying, invoiceId);
    expect(typesOf(given)).toEqual(['charge.refunded']);
    expect(statusOf(given.ledger)).toBe('active');
    expect(refund(given.ledger, invoiceId).happenings).toEqual([]);
  });
});

test('any id leads to its customer, and an invented one to none', () => {
  expect(customerOf(begun().subscriptions[0]?.id ?? '')).toBe(id);
  for (const foreign of ['sub_1', 'cus_x', '', `sub_${'0'.repeat(31)}x1`])
    expect(customerOf(foreign)).toBeNull();
});
