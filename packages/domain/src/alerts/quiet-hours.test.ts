import { describe, expect, it } from 'vitest';
import { epochMsOf } from '../calendar/index.ts';
import { isQuietAt, nextLoudInstant, type ReminderClock, reminderInstant } from './quiet-hours.ts';

const berlin = (from: string, to: string): ReminderClock => ({
  timeZone: 'Europe/Berlin',
  quietHours: { from, to },
});
const ms = (text: string): number => epochMsOf(text) ?? Number.NaN;
const loudFrom = (text: string, clock: ReminderClock): string =>
  new Date(nextLoudInstant(ms(text), clock)).toISOString();

describe('quiet hours', () => {
  it.each([
    ['2026-06-01T06:00:00Z', '22:00', '08:30', true],
    ['2026-06-01T06:30:00Z', '22:00', '08:30', false],
    ['2026-06-01T19:59:00Z', '22:00', '08:30', false],
    ['2026-06-01T20:00:00Z', '22:00', '08:30', true],
    ['2026-06-01T10:00:00Z', '09:00', '17:00', true],
    ['2026-06-01T10:00:00Z', '12:00', '12:00', false],
  ])('at %s with %s to %s: %s', (instant, from, to, quiet) => {
    expect(isQuietAt(ms(instant), berlin(from, to))).toBe(quiet);
  });

  it('end the same night or the next morning', () => {
    expect(loudFrom('2026-06-01T20:30:00Z', berlin('22:00', '08:30'))).toBe('2026-06-02T06:30:00.000Z');
    expect(loudFrom('2026-06-01T23:30:00Z', berlin('22:00', '08:30'))).toBe('2026-06-02T06:30:00.000Z');
    expect(loudFrom('2026-06-01T12:34:56Z', berlin('22:00', '08:30'))).toBe('2026-06-01T12:34:56.000Z');
  });

  it('end after the gap in spring, and after the second time round in autumn', () => {
    expect(loudFrom('2026-03-28T23:30:00Z', berlin('22:00', '02:30'))).toBe('2026-03-29T01:00:00.000Z');
    // 02:10 for the second time: the first 02:30 is over, the second is not.
    expect(loudFrom('2026-10-25T01:10:00Z', berlin('22:00', '02:30'))).toBe('2026-10-25T01:30:00.000Z');
  });
});

describe('a reminder for a day', () => {
  it('is sent at nine, or when the quiet hours end', () => {
    const none: ReminderClock = { timeZone: 'Europe/Berlin', quietHours: null };
    expect(new Date(reminderInstant('2026-06-01', none)).toISOString()).toBe('2026-06-01T07:00:00.000Z');
    expect(new Date(reminderInstant('2026-06-01', berlin('22:00', '10:15'))).toISOString()).toBe(
      '2026-06-01T08:15:00.000Z',
    );
    expect(new Date(reminderInstant('2026-06-01', berlin('08:00', '20:00'))).toISOString()).toBe(
      '2026-06-01T18:00:00.000Z',
    );
  });
});
