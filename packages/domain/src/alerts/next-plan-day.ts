import { addDays, type CalendarDate, compareDates } from '../calendar/index.ts';
import type { Need, PlanInput } from './need.ts';

/** Half of what a plan looks ahead: nothing enters a stage before it is seen. */
const longestDays = 180;

/**
 * The day on which a plan can change although nothing happened: a proof has lapsed and another rule or record takes
 * its turn, a version of the rules begins, or more of the future comes into sight.
 */
export function nextPlanDay({ businesses, today }: PlanInput, needs: readonly Need[]): CalendarDate {
  const days = [addDays(today, longestDays)];
  for (const { lastValidOn } of needs) {
    days.push(addDays(compareDates(lastValidOn, today) < 0 ? today : lastValidOn, 1));
  }
  for (const { versions } of businesses) {
    for (const { from } of versions) if (compareDates(from, today) > 0) days.push(addDays(from, 0));
  }
  return days.reduce((first, day) => (compareDates(day, first) < 0 ? day : first));
}
