import { dayOf } from './calendar-date.ts';
import { calendarDateIn } from './calendar-date-in.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** No time zone has ever been further from UTC. */
const farthestMs = 16 * hourMs;
const stepMs = 1000;

/**
 * The first instant, in milliseconds since 1970, at which it is this date (or a later one, where a zone skipped the
 * date). Found by bisection, so that no table of offsets is needed: a day may begin at one o'clock.
 */
export function dayBeginsAt(date: string, timeZone: string): number {
  const day = dayOf(date);
  let before = day * dayMs - farthestMs;
  let begun = day * dayMs + farthestMs;
  while (begun - before > stepMs) {
    const middle = before + Math.floor((begun - before) / (2 * stepMs)) * stepMs;
    if (dayOf(calendarDateIn(middle, timeZone)) >= day) begun = middle;
    else before = middle;
  }
  return begun;
}
