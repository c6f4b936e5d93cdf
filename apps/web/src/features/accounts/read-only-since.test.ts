import { type Entitlements, freeEntitlements } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import { readOnlySinceMs } from './read-only-since.ts';

const end = '2026-11-10T09:00:00.000Z';
const graceEnd = '2026-11-17T09:00:00.000Z';
const lapsed = (updatedAt: string | null, currentPeriodEnd: string | null = end): Entitlements => ({
  businessConnect: false,
  tier: 'business',
  source: 'stripe',
  currentPeriodEnd,
  updatedAt,
});

describe('who can only read', () => {
  test.each([
    ['a cancelled plan: from its end', end, end],
    ['an unpaid one: from the end of the days of grace', graceEnd, graceEnd],
    ['one written again much later: not from then', '2027-03-01T00:00:00.000Z', graceEnd],
    ['one written down a moment early: not before its end', '2026-11-10T08:59:59.000Z', end],
    ['one nobody has written down: from its end', null, end],
  ])('%s', (_, updatedAt, since) => {
    expect(readOnlySinceMs(lapsed(updatedAt))).toBe(Date.parse(since));
  });

  test('one that has no end is read-only from when that was written', () => {
    expect(readOnlySinceMs(lapsed(end, null))).toBe(Date.parse(end));
  });

  test('one without any date is read-only all the same: unknown states fail closed', () => {
    expect(readOnlySinceMs(lapsed(null, null))).toBe(0);
  });
});

test('who has the plan, or never had it, is not read-only', () => {
  expect(readOnlySinceMs({ ...lapsed(end), businessConnect: true })).toBeNull();
  expect(readOnlySinceMs(freeEntitlements)).toBeNull();
});
