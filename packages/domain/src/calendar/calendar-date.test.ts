import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  dateOf,
  dayOf,
  daysBetween,
  isCalendarDate,
  parseCalendarDate,
} from './calendar-date.ts';
import { civilFromDay, dayFromCivil, daysInMonth } from './day.ts';

describe('a calendar date', () => {
  it.each(['2026-02-14', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true);
    expect(parseCalendarDate(text)).toBe(text);
    expect(dateOf(dayOf(text))).toBe(text);
  });

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-04-00',
    '2026-4-1',
    '26-04-01',
    '2026-02-14T00:00:00Z',
    ' 2026-02-14',
    '2026/02/14',
    '',
  ])('%j is none', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });
});

describe('arithmetic', () => {
  it.each([
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-08-31', 6, '2026-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-31', -13, '2024-12-31'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['2026-02-14', 14, '2026-02-28'],
    ['2026-02-14', 15, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it('orders dates', () => {
    expect(['2026-03-01', '2025-12-31', '2026-02-28'].sort(compareDates)).toEqual([
      '2025-12-31',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it('agrees with the platform on every day of 400 years and more', () => {
    const from = dayFromCivil(1799, 12, 31);
    for (let day = from; day < from + 150_000; day += 1) {
      const platform = new Date(day * 86_400_000);
      const expected = [platform.getUTCFullYear(), platform.getUTCMonth() + 1, platform.getUTCDate()];
      const { year, month, date } = civilFromDay(day);
      if (year !== expected[0] || month !== expected[1] || date !== expected[2]) {
        expect([year, month, date]).toEqual(expected);
      }
      if (dayFromCivil(year, month, date) !== day) expect(dayFromCivil(year, month, date)).toBe(day);
    }
  });

  it('knows the length of every month', () => {
    const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([2024, 2000, 1900].map((year) => daysInMonth(year, 2))).toEqual([29, 29, 28]);
  });
});
