import { expect, test } from 'vitest';
import { daysOf, weekStartOf } from './visit.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['a Sunday', '2026-11-29', '2026-11-23'],
  ['a Thursday in another month', '2026-10-01', '2026-09-28'],
] as const)('the week of %s begins on Monday', (_, day, start) => {
  expect(weekStartOf(day)).toBe(start);
});

test('a stay has its first and its last day', () => {
  expect(daysOf('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(daysOf('2026-11-29', '2026-11-29')).toEqual(['2026-11-29']);
});
