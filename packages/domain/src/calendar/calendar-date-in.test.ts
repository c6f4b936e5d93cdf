import { describe, expect, it } from 'vitest';
import { calendarDateIn, epochMsOf } from './calendar-date-in.ts';

describe('the date of an instant', () => {
  it.each([
    ['2026-02-14T23:30:00Z', 'UTC', '2026-02-14'],
    ['2026-02-14T23:30:00Z', 'Europe/Berlin', '2026-02-15'],
    ['2026-02-14T04:59:59.999Z', 'America/New_York', '2026-02-13'],
    ['2026-02-14T05:00:00Z', 'America/New_York', '2026-02-14'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(calendarDateIn(instant, zone)).toBe(expected);
    expect(calendarDateIn(epochMsOf(instant) ?? Number.NaN, zone)).toBe(expected);
  });

  it('is exact to the millisecond, whatever was asked for before', () => {
    const midnights = [
      ['Asia/Kathmandu', '2026-02-14T18:15:00.000Z'],
      ['Australia/Lord_Howe', '2026-07-14T13:30:00.000Z'],
      ['Africa/Monrovia', '1972-01-02T00:44:30.000Z'],
    ] as const;
    for (const [zone, at] of midnights) {
      const begins = Date.parse(at);
      const [before, after] = [begins - 1, begins].map((ms) => calendarDateIn(ms, zone));
      expect([zone, before === after]).toEqual([zone, false]);
      expect(calendarDateIn(begins - 1, zone)).toBe(before);
    }
  });

  it('reads instants to the millisecond', () => {
    expect(epochMsOf('1970-01-01T00:00:01.5Z')).toBe(1500);
    expect(epochMsOf('2026-02-14T23:30:00.123Z')).toBe(Date.parse('2026-02-14T23:30:00.123Z'));
  });

  it.each(['2026-02-14', '2026-02-30T00:00:00Z', '2026-02-14T00:00:00+01:00', 'now'])(
    '%j is no instant',
    (text) => {
      expect(epochMsOf(text)).toBeNull();
      expect(() => calendarDateIn(text, 'UTC')).toThrow(RangeError);
    },
  );

  it('refuses a zone that does not exist', () => {
    expect(() => calendarDateIn(0, 'Moon/Base')).toThrow(RangeError);
  });
});
