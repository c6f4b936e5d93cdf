import { expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { checkLength, checkStay, maxDaysAhead, maxStayDays, overlaps } from './check-stay.ts';

const today = '2026-11-22';

test.each([
  ['today', today, today, null],
  ['the longest stay', today, addDays(today, maxStayDays - 1), null],
  ['yesterday', '2026-11-21', today, { path: 'arrival', problem: 'passed' }],
  ['a departure before the arrival', today, '2026-11-21', { path: 'departure', problem: 'departs_first' }],
  ['a longer stay', today, addDays(today, maxStayDays), { path: 'departure', problem: 'too_long' }],
  ['as far ahead as possible', addDays(today, maxDaysAhead), addDays(today, maxDaysAhead), null],
  [
    'further ahead',
    addDays(today, maxDaysAhead + 1),
    addDays(today, maxDaysAhead + 1),
    { path: 'arrival', problem: 'too_far' },
  ],
] as const)('a stay: %s', (_, arrival, departure, problem) => {
  expect(checkStay({ arrival, departure }, today)).toEqual(problem);
});

test('a stay that has begun may have an arrival in the past', () => {
  expect(checkLength({ arrival: '2026-11-20', departure: today })).toBeNull();
});

test.each([
  ['a shared day', '2026-11-24', '2026-11-26', true],
  ['the day after', '2026-11-25', '2026-11-26', false],
  ['the day before', '2026-11-20', '2026-11-21', false],
  ['inside', '2026-11-23', '2026-11-23', true],
  ['around', '2026-11-01', '2026-11-30', true],
] as const)('two stays: %s', (_, arrival, departure, expected) => {
  const first = { arrival: today, departure: '2026-11-24' };
  expect(overlaps(first, { arrival, departure })).toBe(expected);
  expect(overlaps({ arrival, departure }, first)).toBe(expected);
});
