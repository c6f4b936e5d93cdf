import type { Day } from '../../calendar/index.ts';
import type { Judge } from '../vocabulary/judge.ts';
import { isSatisfied } from '../vocabulary/status.ts';
import { nextChangePoint } from './next-change-point.ts';

/** The first arrival from `from` on at which one rule is satisfied; Infinity where none ever is. */
function satisfiedFrom(judge: Judge, from: Day): Day {
  let day = from;
  while (day !== Number.POSITIVE_INFINITY && !isSatisfied(judge.at(day).status))
    day = nextChangePoint(judge, day);
  return day;
}

/**
 * The first arrival from `arrival` on at which every one of these rules is satisfied; null where none ever is. Each
 * rule in turn moves the day to where it is satisfied, until none moves it any more: any earlier day has failed
 * at least one.
 */
export function compliantFrom(required: readonly Judge[], arrival: Day): Day | null {
  let day = arrival;
  let settled = 0;
  while (settled < required.length) {
    settled = 0;
    for (const judge of required) {
      const next = satisfiedFrom(judge, day);
      if (next === Number.POSITIVE_INFINITY) return null;
      if (next === day) settled += 1;
      day = next;
    }
  }
  return day;
}
