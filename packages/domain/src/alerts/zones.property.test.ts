import { expect, it } from 'vitest';
import {
  addDays,
  type CalendarDate,
  calendarDateIn,
  dayOf,
  epochMsOf,
  instantAt,
  localTimeAt,
} from '../calendar/index.ts';
import { lawRuns } from '../compliance/testing/law-runs.ts';
import { isQuietAt, nextLoudInstant, reminderInstant } from './quiet-hours.ts';

// The full run tests every zone; the usual one every seventh.
const everyZone = lawRuns >= 100_000;
const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => everyZone || index % 7 === 0);
const [from, to] = [epochMsOf('2025-01-01T00:00:00Z') ?? 0, epochMsOf('2031-01-01T00:00:00Z') ?? 0];
const weekMs = 7 * 86_400_000;

function offsetMs(at: number, zone: string): number {
  const { date, minute } = localTimeAt(at, zone);
  return (dayOf(date) * 1440 + minute) * 60_000 - Math.floor(at / 60_000) * 60_000;
}

/** The instants between 2025 and 2030 at which a zone's clock is set, to the minute. */
function transitionsOf(zone: string): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at += weekMs) {
    const before = offsetMs(at, zone);
    if (offsetMs(at + weekMs, zone) === before) continue;
    let [low, high] = [at, at + weekMs];
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (offsetMs(middle, zone) === before) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

const daysAround = (at: number, zone: string): CalendarDate[] =>
  [-2, -1, 0, 1, 2].map((days) => addDays(calendarDateIn(at, zone), days));

it('around every change of every clock, each minute of a day is one instant of that day, in order', () => {
  let transitions = 0;
  for (const zone of zones) {
    for (const transition of transitionsOf(zone)) {
      transitions += 1;
      let before = Number.NEGATIVE_INFINITY;
      for (const date of daysAround(transition, zone)) {
        for (let minute = 0; minute < 1440; minute += 30) {
          const at = instantAt({ date, minute }, zone);
          const shown = localTimeAt(at, zone);
          // A minute that the clock skips is answered with the first one after the gap, even if that is midnight.
          const late = (dayOf(shown.date) - dayOf(date)) * 1440 + shown.minute - minute;
          if (late < 0 || late > 180 || at < before)
            throw new Error(`${zone} ${date} ${minute} is ${JSON.stringify(shown)}`);
          before = at;
        }
      }
    }
  }
  expect(transitions).toBeGreaterThan(zones.length);
}, 600_000);

it('around every change of every clock, a reminder for each day is sent once, on that day and not in quiet hours', () => {
  const hours = [
    null,
    { from: '21:00', to: '08:00' },
    { from: '23:00', to: '02:30' },
    { from: '00:00', to: '12:00' },
  ];
  for (const zone of zones) {
    for (const transition of transitionsOf(zone)) {
      for (const quietHours of hours) {
        const clock = { timeZone: zone, quietHours };
        const due = daysAround(transition, zone).map((date) => ({ date, at: reminderInstant(date, clock) }));
        const sent: string[] = [];
        // A worker that polls every minute, as the server does.
        for (let at = transition - 3 * 86_400_000; at < transition + 3 * 86_400_000; at += 60_000) {
          for (const one of due) if (at <= one.at && one.at < at + 60_000) sent.push(one.date);
        }
        expect(sent).toEqual(due.map(({ date }) => date));
        for (const { date, at } of due) {
          if (calendarDateIn(at, zone) !== date || isQuietAt(at, clock)) throw new Error(`${zone} ${date}`);
        }
        const loud = nextLoudInstant(transition - 1, clock);
        if (isQuietAt(loud, clock) || loud < transition - 1) throw new Error(`${zone} is quiet at ${loud}`);
      }
    }
  }
}, 600_000);
