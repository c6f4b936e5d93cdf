import { expect, test } from 'vitest';
import { freeEntitlements, hasBusinessConnect } from './entitlements.ts';
import { planLabel } from './plan-label.ts';

const now = '2026-11-21T09:30:00Z';

test.each([
  [{}, { text: 'Free Plan' }],
  [{ tier: null }, { text: 'Free Plan' }],
  [{ tier: '' }, { text: 'Free Plan' }],
  [{ tier: 'free', currentPeriodEnd: '2027-01-01T00:00:00Z' }, { text: 'Free Plan' }],
  [{ tier: 'business' }, { text: 'Business Plan' }],
  [{ tier: 'business', currentPeriodEnd: null }, { text: 'Business Plan' }],
  [{ tier: 'business', currentPeriodEnd: '2026-11-21T09:29:59Z' }, { text: 'Business Plan (Expired)' }],
  [{ tier: 'business', currentPeriodEnd: '2026-11-21T09:30:00Z' }, { renewsOn: '2026-11-21T09:30:00Z' }],
  [{ tier: 'business', currentPeriodEnd: '2027-01-01T00:00:00Z' }, { renewsOn: '2027-01-01T00:00:00Z' }],
  [{ tier: 'gold' }, { text: 'Unknown' }],
])('%j is called %j', (plan, label) => {
  expect(planLabel(plan, now)).toEqual(label);
});

test('the gate opens for exactly true and nothing like it', () => {
  expect(hasBusinessConnect({ businessConnect: true })).toBe(true);
  for (const almost of [false, 'true', 1, {}, null, undefined]) {
    expect(hasBusinessConnect({ businessConnect: almost })).toBe(false);
  }
  expect(hasBusinessConnect(freeEntitlements)).toBe(false);
});
