import { describe, expect, it } from 'vitest';
import { addDays, calendarDateIn, epochMsOf } from '../calendar/index.ts';
import { digestMessages, digestWeekAt } from './digest.ts';

const at = (text: string): number => epochMsOf(text) ?? Number.NaN;

describe('the weekly summary', () => {
  it.each([
    ['2026-06-01T05:59:00Z', 'Europe/Berlin', null],
    ['2026-06-01T06:00:00Z', 'Europe/Berlin', '2026-05-25'],
    ['2026-06-01T21:59:00Z', 'Europe/Berlin', '2026-05-25'],
    ['2026-06-01T22:00:00Z', 'Europe/Berlin', null],
    ['2026-05-31T18:00:00Z', 'Pacific/Kiritimati', '2026-05-25'],
    ['2026-06-02T11:00:00Z', 'Pacific/Pago_Pago', null],
    ['2026-06-01T19:00:00Z', 'Pacific/Pago_Pago', '2026-05-25'],
    ['2026-05-31T12:00:00Z', 'UTC', null],
  ])('at %s in %s is of the week from %s', (now, zone, from) => {
    const week = digestWeekAt(at(now), zone);
    expect(week).toEqual(from && { from, until: addDays(from, 7) });
  });

  it('comes on every Monday and no other day, in a year with both changes of the clock', () => {
    const days = new Set<string>();
    for (let ms = at('2026-01-01T00:00:00Z'); ms < at('2027-01-01T00:00:00Z'); ms += 900_000) {
      if (digestWeekAt(ms, 'America/New_York')) days.add(calendarDateIn(ms, 'America/New_York'));
    }
    expect(days.size).toBe(52);
    for (const day of days) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(1);
  });
});

describe('its words', () => {
  const quiet = {
    business: 'Barkside',
    admitted: 0,
    denied: 0,
    pets: 0,
    connected: 12,
    good: 10,
    waiting: 0,
  };

  it('are empty after a week in which nothing happened', () => {
    expect(digestMessages(quiet)).toBeNull();
  });

  it('count what happened, and name what waits', () => {
    const busy = { ...quiet, admitted: 31, denied: 1, pets: 9, waiting: 2 };
    expect(digestMessages(busy)).toEqual({
      title: 'Barkside: your week',
      body: '31 check-ins of 9 pets last week. 1 was turned away.\n10 of 12 connected pets can come in today.\n2 records to check under Reviews.',
    });
  });

  it('leave out what is not there', () => {
    const one = { ...quiet, admitted: 1, pets: 1, connected: 0, good: 0 };
    expect(digestMessages(one)?.body).toBe('1 check-in of 1 pet last week.');
    expect(digestMessages({ ...quiet, waiting: 1 })?.body).toContain('1 record to check under Reviews.');
    expect(digestMessages({ ...quiet, denied: 3 })?.body).toContain('3 were turned away.');
  });
});
