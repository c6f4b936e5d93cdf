import { describe, expect, test } from 'vitest';
import { deriveEntitlement, isInForce } from './derive-entitlement.ts';
import type { SubscriptionFacts, SubscriptionStatus } from './subscription.ts';

const dayMs = 24 * 60 * 60 * 1000;
const end = Date.parse('2026-12-05T09:00:00Z');
const subscription = (status: SubscriptionStatus, cancelsAtEnd = false): SubscriptionFacts => ({
  status,
  paidUntilMs: end,
  cancelsAtEnd,
});
const opens = (facts: SubscriptionFacts, nowMs: number) =>
  deriveEntitlement(facts, null, nowMs)?.businessConnect;

describe('from a subscription', () => {
  test("a trial gives access until the trial's end", () => {
    expect(deriveEntitlement(subscription('trialing'), null, end - dayMs)).toEqual({
      businessConnect: true,
      tier: 'business',
      source: 'stripe',
      currentPeriodEndMs: end,
      accessEndsAtMs: end + 7 * dayMs,
    });
  });
  test('past due keeps access for 7 days, to the millisecond', () => {
    expect(opens(subscription('past_due'), end + 7 * dayMs - 1)).toBe(true);
    expect(opens(subscription('past_due'), end + 7 * dayMs)).toBe(false);
  });
  test('a cancelled plan lasts until its end, to the millisecond', () => {
    expect(opens(subscription('active', true), end - 1)).toBe(true);
    expect(opens(subscription('active', true), end)).toBe(false);
  });
  test('an ended one is lapsed: no access, tier business, the end in the past', () => {
    expect(deriveEntitlement(subscription('canceled'), null, end + 1)).toMatchObject({
      businessConnect: false,
      tier: 'business',
      currentPeriodEndMs: end,
    });
  });
  test('an ended one gives nothing even where its end is still to come by our clock', () => {
    expect(opens(subscription('canceled'), end - 1)).toBe(false);
  });
  test('one that never began grants nothing', () => {
    expect(deriveEntitlement(subscription('incomplete'), null, 0)).toBeNull();
  });
});

describe("from an operator's grant", () => {
  test('one without end gives access permanently', () => {
    expect(deriveEntitlement(null, { endsAtMs: null }, end)).toEqual({
      businessConnect: true,
      tier: 'business',
      source: 'manual',
      currentPeriodEndMs: null,
      accessEndsAtMs: null,
    });
  });
  test('one with an end lapses then', () => {
    expect(deriveEntitlement(null, { endsAtMs: end }, end - 1)?.businessConnect).toBe(true);
    expect(deriveEntitlement(null, { endsAtMs: end }, end)?.businessConnect).toBe(false);
  });
  test('it applies only while no subscription gives access', () => {
    const grant = { endsAtMs: null };
    expect(deriveEntitlement(subscription('canceled'), grant, end)?.source).toBe('manual');
    expect(deriveEntitlement(subscription('active'), grant, end)?.source).toBe('stripe');
  });
});

test('a person who neither paid nor was given anything has no entitlement', () => {
  expect(deriveEntitlement(null, null, 0)).toBeNull();
});

test('an expired entitlement counts as expired before any job updates its row', () => {
  expect(isInForce({ businessConnect: true, accessEndsAtMs: end }, end)).toBe(false);
  expect(isInForce({ businessConnect: true, accessEndsAtMs: null }, end)).toBe(true);
  expect(isInForce({ businessConnect: false, accessEndsAtMs: null }, end)).toBe(false);
});
