import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { petAge } from './pet-age.ts';

test.each([
  ['2026-11-21', 'days', 0],
  ['2026-11-08', 'days', 13],
  ['2026-11-07', 'weeks', 2],
  ['2026-08-22', 'weeks', 13],
  ['2026-08-21', 'months', 3],
  ['2025-11-22', 'months', 11],
  ['2025-11-21', 'years', 1],
  ['2022-11-22', 'years', 3],
  ['2022-11-21', 'years', 4],
])('born on %s a pet is on 2026-11-21 counted in %s: %i', (bornOn, unit, count) => {
  expect(petAge(bornOn, '2026-11-21')).toEqual({ unit, count });
});

test('a birth in the future has no age', () => {
  expect(petAge('2026-11-22', '2026-11-21')).toBeNull();
});

test('a pet born on a leap day is a year older on the last of February', () => {
  expect(petAge('2024-02-29', '2025-02-27')).toEqual({ unit: 'months', count: 11 });
  expect(petAge('2024-02-29', '2025-02-28')).toEqual({ unit: 'years', count: 1 });
});

test('age never decreases', () => {
  const ranks = { days: 0, weeks: 1, months: 2, years: 3 };
  const rank = (day: string) => {
    const age = petAge('2020-01-31', day);
    return age ? ranks[age.unit] * 1_000 + age.count : -1;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000 }), (days) => {
      const day = addDays('2020-01-31', days);
      expect(rank(addDays(day, 1))).toBeGreaterThanOrEqual(rank(day));
    }),
  );
});
