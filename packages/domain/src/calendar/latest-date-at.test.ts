import { expect, it } from 'vitest';
import { latestDateAt } from './latest-date-at.ts';

it.each([
  ['2026-11-22T09:59:59Z', '2026-11-22'],
  ['2026-11-22T10:00:00Z', '2026-11-23'],
  ['2026-12-31T10:00:00Z', '2027-01-01'],
])('at %s the latest date on Earth is %s', (instant, date) => {
  expect(latestDateAt(Date.parse(instant))).toBe(date);
});
