import type { Entitlements } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { canStart, planState, type Subscription } from './plan-state.ts';

const end = '2026-12-05T09:00:00.000Z';
const entitled: Entitlements = {
  businessConnect: true,
  tier: 'business',
  source: 'stripe',
  currentPeriodEnd: end,
  updatedAt: end,
};
const subscription = (status: Subscription['status'], cancelsAtEnd = false): Subscription => ({
  status,
  cancelsAtEnd,
  nextPaymentAt: null,
  price: null,
  card: null,
  manageable: status !== null,
  people: 0,
});

describe('what is said about a plan', () => {
  it.each([
    [entitled, subscription('trialing'), { kind: 'trial', at: end }],
    [entitled, subscription('active'), { kind: 'active', at: end }],
    [entitled, subscription('active', true), { kind: 'leaving', at: end }],
    [entitled, subscription('past_due'), { kind: 'unpaid', at: '2026-12-12T09:00:00.000Z' }],
    [{ ...entitled, businessConnect: false }, subscription('past_due'), { kind: 'shut' }],
    [{ ...entitled, businessConnect: false }, subscription('canceled'), { kind: 'ended', at: end }],
    [{ ...entitled, source: 'manual' }, subscription(null), { kind: 'granted' }],
    [{ ...entitled, tier: 'gold' } as unknown as Entitlements, subscription(null), { kind: 'none' }],
    [{ ...entitled, source: 'team' }, subscription(null), { kind: 'team' }],
    [
      { ...entitled, businessConnect: false, tier: 'free', currentPeriodEnd: null } as Entitlements,
      subscription(null),
      { kind: 'none' },
    ],
  ])('%j with %j', (entitlements, heard, said) => {
    expect(planState(entitlements, heard)).toEqual(said);
  });
});

describe('who can start a subscription', () => {
  it.each([
    [null, true],
    ['canceled', true],
    ['incomplete', true],
    ['trialing', false],
    ['active', false],
    ['past_due', false],
    ['paused', false],
  ] as const)('%s: %s', (status, can) => {
    expect(canStart(subscription(status))).toBe(can);
  });
});
