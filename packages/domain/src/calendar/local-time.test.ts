import { describe, expect, it } from 'vitest';
import { parseCalendarDate } from './calendar-date.ts';
import { epochMsOf } from './calendar-date-in.ts';
import { instantAt, localTimeAt } from './local-time.ts';

const at = (date: string, time: string, zone: string): string => {
  const day = parseCalendarDate(date);
  if (day === null) throw new Error('no date');
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return new Date(instantAt({ date: day, minute }, zone)).toISOString();
};

describe('the instant of a local time', () => {
  it.each([
    ['2026-06-01', '09:00', 'UTC', '2026-06-01T09:00:00.000Z'],
    ['2026-06-01', '09:00', 'Europe/Berlin', '2026-06-01T07:00:00.000Z'],
    ['2026-01-01', '09:00', 'Europe/Berlin', '2026-01-01T08:00:00.000Z'],
    ['2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01', '09:00', 'Asia/Kathmandu', '2026-01-01T03:15:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(at(date, time, zone)).toBe(instant);
  });

  it('is the first after the gap where the clock skips it', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-10-04', '02:10', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
    // In Cairo the gap is at midnight: the day begins at one.
    expect(at('2026-04-24', '00:00', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
  });

  it('is the first of two where the clock goes back', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z');
  });
});

it('the local time of an instant is what the wall clock shows', () => {
  expect(localTimeAt(epochMsOf('2026-12-31T23:30:00Z') ?? 0, 'Europe/Berlin')).toEqual({
    date: '2027-01-01',
    minute: 30,
  });
  expect(localTimeAt(epochMsOf('2026-12-31T23:30:59Z') ?? 0, 'America/New_York')).toEqual({
    date: '2026-12-31',
    minute: 1110,
  });
});
