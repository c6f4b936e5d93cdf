import { describe, expect, it } from 'vitest';
import { calendarDateIn } from './calendar-date-in.ts';
import { dayBeginsAt } from './day-begins-at.ts';

describe('a day begins', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'America/New_York', '2026-11-21T05:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    ['2027-01-01', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    ['2026-11-21', 'Etc/GMT+12', '2026-11-21T12:00:00.000Z'],
  ])('%s in %s at %s', (date, zone, expected) => {
    expect(new Date(dayBeginsAt(date, zone)).toISOString()).toBe(expected);
  });

  it('at one in the morning where clocks jump at midnight', () => {
    expect(new Date(dayBeginsAt('2026-04-24', 'Africa/Cairo')).toISOString()).toBe(
      '2026-04-23T22:00:00.000Z',
    );
  });

  it('with the next one where a time zone skipped it', () => {
    expect(dayBeginsAt('2011-12-30', 'Pacific/Apia')).toBe(dayBeginsAt('2011-12-31', 'Pacific/Apia'));
  });

  it.each(['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham'])(
    'in %s with the very second at which the date turns, all year round',
    (zone) => {
      for (let month = 1; month <= 12; month++) {
        const date = `2026-${String(month).padStart(2, '0')}-29`.replace('-02-29', '-02-28');
        const at = dayBeginsAt(date, zone);
        expect(calendarDateIn(at, zone)).toBe(date);
        expect(calendarDateIn(at - 1000, zone)).not.toBe(date);
      }
    },
  );
});
