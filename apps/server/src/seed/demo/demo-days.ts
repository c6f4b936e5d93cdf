import { addDays, addMonths, type CalendarDate, calendarDateIn } from '@clearpaw/domain';
import type { BuilderServices } from '../builders/index.ts';

/** Where the demo plays: every date of its world is counted from today there. */
export const demoZone = 'America/New_York';

export function demoToday({ clock }: BuilderServices): CalendarDate {
  return calendarDateIn(clock.now().getTime(), demoZone);
}

/** So many days before the demo's today; negative for days to come. */
export function daysAgo(services: BuilderServices, days: number): CalendarDate {
  return addDays(demoToday(services), -days);
}

/** The birth date of a pet that had a birthday some weeks ago. */
export function bornYearsAgo(services: BuilderServices, years: number): CalendarDate {
  return addDays(addMonths(demoToday(services), -12 * years), -40);
}
