import { describe, expect, it } from 'vitest';
import { checkHours, isClosedOn, type OpeningHours, openingAt, weekdays } from './index.ts';

const workdays = (opens: string, closes: string) =>
  weekdays.slice(0, 5).map((day) => ({ day, opens, closes }));
const hours = (week: OpeningHours['week'], closedOn: readonly string[] = []) => ({ week, closedOn });

describe('opening hours', () => {
  it('are accepted with breaks, nights and days without a break', () => {
    const week = [
      ...workdays('07:00', '12:00'),
      ...workdays('13:00', '19:00'),
      { day: 'sat', opens: '20:00', closes: '02:00' } as const,
      { day: 'sun', opens: '02:00', closes: '24:00' } as const,
    ];
    expect(checkHours(hours(week, ['2026-12-25']))).toEqual([]);
  });

  it.each([
    ['no day at all', hours([]), 'week'],
    ['no time between', hours([{ day: 'mon', opens: '09:00', closes: '09:00' }]), 'week.0.closes'],
    ['two at once', hours([...workdays('07:00', '12:00'), ...workdays('11:59', '13:00')]), 'week.5.closes'],
    [
      'a Sunday night that reaches into Monday',
      hours([
        { day: 'mon', opens: '01:00', closes: '03:00' },
        { day: 'sun', opens: '20:00', closes: '02:00' },
      ]),
      'week.1.closes',
    ],
    ['a date twice', hours(workdays('07:00', '12:00'), ['2026-12-25', '2026-12-25']), 'closedOn'],
    [
      'more than three a day',
      hours(
        ['07', '09', '11', '13'].map((hour) => ({ day: 'mon', opens: `${hour}:00`, closes: `${hour}:30` })),
      ),
      'week.3.closes',
    ],
  ])('are refused with %s', (_, wrong, path) => {
    expect(checkHours(wrong)[0]).toMatchObject({ path, message: expect.stringMatching(/\.$/) });
  });
});

describe('whether a business is closed for a whole day', () => {
  const usual = hours(workdays('07:00', '19:00'), ['2026-11-26']);

  it.each([
    ['2026-11-23', false],
    ['2026-11-26', true],
    ['2026-11-28', true],
    ['2026-11-30', false],
    ['1969-12-28', true],
    ['1969-12-29', false],
  ])('%s: %s', (date, closed) => {
    expect(isClosedOn(usual, date)).toBe(closed);
  });
});

describe('whether a business is open', () => {
  const zone = 'America/New_York';
  const at = (instant: string, given: OpeningHours) => openingAt(given, Date.parse(instant), zone);
  const usual = hours(workdays('07:00', '19:00'), ['2026-11-26']);

  it('uses the time zone of the business', () => {
    // Monday, 6:59 and 7:00 in New York.
    expect(at('2026-11-23T11:59:00Z', usual)).toEqual({
      open: false,
      opens: { date: '2026-11-23', minute: 420 },
    });
    expect(at('2026-11-23T12:00:00Z', usual)).toEqual({
      open: true,
      closes: { date: '2026-11-23', minute: 1140 },
    });
  });

  it('skips weekends and closed dates', () => {
    expect(at('2026-11-21T15:00:00Z', usual)).toMatchObject({ opens: { date: '2026-11-23' } });
    expect(at('2026-11-26T15:00:00Z', usual)).toMatchObject({ open: false, opens: { date: '2026-11-27' } });
  });

  it('knows nights, and a business that never closes', () => {
    const night = hours([{ day: 'sat', opens: '20:00', closes: '02:00' }]);
    // Sunday, 1:30 in New York.
    expect(at('2026-11-22T06:30:00Z', night)).toEqual({
      open: true,
      closes: { date: '2026-11-22', minute: 120 },
    });
    const always = hours(weekdays.map((day) => ({ day, opens: '00:00', closes: '24:00' })));
    expect(at('2026-11-22T06:30:00Z', always)).toEqual({ open: true, closes: null });
  });

  it('stays right when clocks change', () => {
    // The night to November 1, 2026: 1:30 comes twice, and both are before closing.
    const night = hours([{ day: 'sat', opens: '20:00', closes: '02:00' }]);
    for (const instant of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']) {
      expect(at(instant, night)).toMatchObject({ open: true });
    }
    expect(at('2026-11-01T07:00:00Z', night)).toMatchObject({ open: false });
  });

  it('is null if the business does not open for a long time', () => {
    const closedOn = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10),
    );
    const mondays = hours([{ day: 'mon', opens: '09:00', closes: '10:00' }], closedOn);
    expect(at('2026-11-24T15:00:00Z', mondays)).toMatchObject({ open: false, opens: { date: '2027-01-25' } });
  });
});
