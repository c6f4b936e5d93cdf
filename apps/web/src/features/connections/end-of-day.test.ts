import { expect, test } from 'vitest';
import { endOfDay, lastDayShown } from './end-of-day.ts';

test.each(['2026-11-21', '2026-12-31', '2028-02-29', '2027-03-28'])(
  '%s is the last day of its own end',
  (day) => {
    const end = endOfDay(day);
    expect(lastDayShown(end)).toBe(day);
    expect(new Date(end ?? '').getHours()).toBe(0);
  },
);

test('an end in the middle of a day belongs to that day', () => {
  expect(lastDayShown(new Date(2026, 10, 21, 12).toISOString())).toBe('2026-11-21');
});

test('no end stays no end', () => {
  expect(endOfDay(null)).toBeNull();
  expect(lastDayShown(null)).toBeNull();
});
