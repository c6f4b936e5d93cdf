import type { CalendarDate } from './calendar-date.ts';
import { calendarDateIn } from './calendar-date-in.ts';

/**
 * The latest calendar date anywhere on Earth at an instant: the date in UTC+14, the time zone in which each date begins
 * first. A later date is in the future for everyone, whatever their time zone.
 * @param epochMs milliseconds since 1970-01-01T00:00Z
 */
export function latestDateAt(epochMs: number): CalendarDate {
  return calendarDateIn(epochMs, 'Etc/GMT-14');
}
