import { calendarDateIn } from '@clearpaw/domain';

const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** When today began in a business, as an instant. Days of 23 and 25 hours are why it is searched, not computed. */
export function dayStartIn(nowMs: number, timeZone: string): string {
  const today = calendarDateIn(nowMs, timeZone);
  const isToday = (ms: number) => calendarDateIn(ms, timeZone) === today;
  let start = Math.floor(nowMs / minuteMs) * minuteMs;
  while (isToday(start - hourMs)) start -= hourMs;
  while (isToday(start - minuteMs)) start -= minuteMs;
  return new Date(start).toISOString();
}
