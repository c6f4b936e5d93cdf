import { expect, test } from 'vitest';
import type { Check } from '../vocabulary/report.ts';
import type { Status } from '../vocabulary/status.ts';
import { asksOwner, renewalsOf, renewNow, renewOn, renewSoon } from './renewals.ts';

const check = (ruleId: string, status: Status, validUntil: string | null = null): Check => ({
  ruleId,
  status,
  validUntil,
  level: 'required',
  reason: status,
  message: '',
  params: {},
  recordIds: [],
});

test('what is not met and what ends is listed, what lasts or is not asked is not', () => {
  const checks = [
    check('rabies', 'met', '2027-03-01'),
    check('chip', 'met'),
    check('parvo', 'missing'),
    check('age', 'not_applicable', '2027-01-01'),
    check('flu', 'expired', '2026-10-01'),
  ];
  expect(renewalsOf({ checks })).toEqual([
    { rule: 'rabies', status: 'met', until: '2027-03-01', unmet: false },
    { rule: 'parvo', status: 'missing', until: null, unmet: true },
    { rule: 'flu', status: 'expired', until: '2026-10-01', unmet: true },
  ]);
});

const of = (...checks: Check[]) => renewalsOf({ checks });

test('the first day is now for what is missing, else the first end', () => {
  const ends = [check('a', 'met', '2027-05-01'), check('b', 'expiring', '2026-12-01')];
  expect(renewOn(of(...ends, check('c', 'missing')), false)).toBe(renewNow);
  expect(renewOn(of(...ends), false)).toBe('2026-12-01');
  expect(renewOn([], false)).toBeNull();
});

test('without dates it is one of two markers, whatever the day', () => {
  expect(renewOn(of(check('a', 'expired', '2026-01-01')), true)).toBe(renewNow);
  expect(renewOn(of(check('a', 'expiring', '2026-12-01')), true)).toBe(renewSoon);
  expect(renewOn(of(check('a', 'expiring', '2026-12-20')), true)).toBe(renewSoon);
  expect(renewOn(of(check('a', 'met', '2027-05-01')), true)).toBeNull();
  expect(renewNow < renewSoon && renewSoon < '2020-01-01').toBe(true);
});

test('an owner is not asked for what others settle', () => {
  const asked = (['missing', 'expired', 'expiring', 'pending', 'waiting', 'stay_away'] as const).filter(
    asksOwner,
  );
  expect(asked).toEqual(['missing', 'expired', 'expiring']);
});
