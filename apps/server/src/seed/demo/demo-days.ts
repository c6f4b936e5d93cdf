import { addDays, addMonths, type CalendarDate, calendarDateIn } from '@clearpaw/domain';
import type { BuilderServices } from '../builders/index.ts';

/** The demo's time zone: all of its dates are relative to today in this zone. */
export const demoZone = 'America/New_York';

export function demoToday({ clock }: BuilderServices): CalendarDate {
  return calendarDateIn(clock.now().getTime(), demoZone);
}

/** The day this many days before the demo's today; negative for future days. */
export function daysAgo(services: BuilderServices, days: number): CalendarDate {
  return addDays(demoToday(services), -days);
}

/** The birth date of a pet that had its birthday some weeks ago. */
export function bornYearsAgo(services: BuilderServices, years: number): CalendarDate {
  return addDays(addMonths(demoToday(services), -12 * years), -40);
}
