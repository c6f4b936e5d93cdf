import { addDays, compareDates, daysBetween } from '../calendar/index.ts';

/** Longer stays are planned as several visits. */
export const maxStayDays = 366;
/** How many days in the future a visit may begin. */
export const maxDaysAhead = 730;

/** What is wrong with the days of a stay, and in which field. */
export type StayProblem = {
  readonly path: 'arrival' | 'departure';
  readonly problem: 'departs_first' | 'too_long' | 'passed' | 'too_far';
};

/** The first and the last day of a stay, both inclusive. */
export type Stay = { readonly arrival: string; readonly departure: string };

/** Null if the stay can be planned on `today`. */
export function checkStay({ arrival, departure }: Stay, today: string): StayProblem | null {
  if (compareDates(arrival, today) < 0) return { path: 'arrival', problem: 'passed' };
  if (compareDates(arrival, addDays(today, maxDaysAhead)) > 0) return { path: 'arrival', problem: 'too_far' };
  return checkLength({ arrival, departure });
}

/** The same for a stay that has begun already. */
export function checkLength({ arrival, departure }: Stay): StayProblem | null {
  if (compareDates(departure, arrival) < 0) return { path: 'departure', problem: 'departs_first' };
  return daysBetween(arrival, departure) >= maxStayDays ? { path: 'departure', problem: 'too_long' } : null;
}

/** Whether two stays have a day in common. */
export function overlaps(a: Stay, b: Stay): boolean {
  return compareDates(a.arrival, b.departure) <= 0 && compareDates(b.arrival, a.departure) <= 0;
}
