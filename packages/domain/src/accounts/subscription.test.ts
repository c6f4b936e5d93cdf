import { describe, expect, test } from 'vitest';
import { accessEndsAtMs, decidingSubscription, isLive, type SubscriptionStatus } from './subscription.ts';

const dayMs = 24 * 60 * 60 * 1000;
const end = Date.parse('2026-12-05T09:00:00Z');
const facts = (status: SubscriptionStatus, paidUntilMs = end, cancelsAtEnd = false) => ({
  status,
  paidUntilMs,
  cancelsAtEnd,
});

describe('how long access lasts', () => {
  test.each(['trialing', 'active', 'past_due', 'unpaid'] as const)(
    '%s keeps it for 7 days beyond what was paid',
    (status) => {
      expect(accessEndsAtMs(facts(status))).toBe(end + 7 * dayMs);
    },
  );
  test.each(['trialing', 'active', 'past_due'] as const)(
    '%s that was cancelled ends with what was paid',
    (status) => {
      expect(accessEndsAtMs(facts(status, end, true))).toBe(end);
    },
  );
  test.each(['canceled', 'paused'] as const)('%s ends with what was paid', (status) => {
    expect(accessEndsAtMs(facts(status))).toBe(end);
  });
  test.each(['incomplete', 'incomplete_expired'] as const)('%s has never begun', (status) => {
    expect(accessEndsAtMs(facts(status))).toBeNull();
  });
});

describe('who must manage a subscription before starting another', () => {
  test.each([
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['unpaid', true],
    ['paused', true],
    ['canceled', false],
    ['incomplete', false],
    ['incomplete_expired', false],
  ] as const)('%s: %s', (status, live) => {
    expect(isLive(facts(status))).toBe(live);
  });
});

describe('the subscription that counts', () => {
  test('no subscription counts if there is none or if none ever began', () => {
    expect(decidingSubscription([])).toBeNull();
    expect(decidingSubscription([facts('incomplete'), facts('incomplete_expired')])).toBeNull();
  });
  test('a live one counts before an ended one, even if the ended one was paid for longer', () => {
    const live = facts('past_due', end - 30 * dayMs);
    expect(decidingSubscription([facts('canceled'), live])).toBe(live);
    expect(decidingSubscription([live, facts('canceled')])).toBe(live);
  });
  test('of two live ones, the one that gives access for longer', () => {
    const longer = facts('active', end + dayMs);
    expect(decidingSubscription([facts('active'), longer])).toBe(longer);
    expect(decidingSubscription([longer, facts('active')])).toBe(longer);
  });
});
