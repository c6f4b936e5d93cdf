import { addDays, type CalendarDate, compareDates } from '../calendar/index.ts';
import type { Need, PlanInput } from './need.ts';

/** Half of the plan's horizon, so that no need reaches a stage before it is planned. */
const longestDays = 180;

/**
 * The next day on which a plan can change without an event: a proof has lapsed and another rule or record applies, a
 * version of the rules begins, or the horizon reaches further.
 */
export function nextPlanDay({ businesses, today }: PlanInput, needs: readonly Need[]): CalendarDate {
  const days = [addDays(today, longestDays)];
  for (const { lastValidOn } of needs) {
    days.push(addDays(compareDates(lastValidOn, today) < 0 ? today : lastValidOn, 1));
  }
  for (const { versions, visits = [] } of businesses) {
    // Once a visit has begun it is too late to renew for it.
    for (const { arrival } of visits) {
      if (compareDates(arrival, today) >= 0) days.push(addDays(arrival, 1));
    }
    for (const { from } of versions) if (compareDates(from, today) > 0) days.push(addDays(from, 0));
  }
  return days.reduce((first, day) => (compareDates(day, first) < 0 ? day : first));
}
