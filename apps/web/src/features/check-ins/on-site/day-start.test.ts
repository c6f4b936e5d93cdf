import { describe, expect, it } from 'vitest';
import { dayStartIn } from './day-start.ts';

describe('the start of the day in a business', () => {
  it.each([
    ['2026-11-20T18:42:10Z', 'America/New_York', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20T03:00:00Z', 'America/New_York', '2026-11-19T05:00:00.000Z'],
    ['2026-11-20T00:00:00Z', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T12:00:00Z', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    // The clock went back at 2:00: the day is 25 hours long.
    ['2026-11-01T23:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    // The clock went forward at 2:00: the day is 23 hours long.
    ['2026-03-08T23:00:00Z', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ])('at %s in %s is %s', (now, zone, start) => {
    expect(dayStartIn(Date.parse(now), zone)).toBe(start);
  });
});
