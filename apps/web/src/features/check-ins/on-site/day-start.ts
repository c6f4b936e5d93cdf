import { calendarDateIn } from '@clearpaw/domain';

const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/**
 * When today began at a business, as an instant. It is searched, not computed, because days may have 23 or 25 hours.
 */
export function dayStartIn(nowMs: number, timeZone: string): string {
  const today = calendarDateIn(nowMs, timeZone);
  const isToday = (ms: number) => calendarDateIn(ms, timeZone) === today;
  let start = Math.floor(nowMs / minuteMs) * minuteMs;
  while (isToday(start - hourMs)) start -= hourMs;
  while (isToday(start - minuteMs)) start -= minuteMs;
  return new Date(start).toISOString();
}
