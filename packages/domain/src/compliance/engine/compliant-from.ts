import type { Day } from '../../calendar/index.ts';
import type { Judge } from '../vocabulary/judge.ts';
import { isSatisfied } from '../vocabulary/status.ts';
import { nextChangePoint } from './next-change-point.ts';

/** The first arrival from `from` on at which one rule is satisfied; Infinity if there is none. */
function satisfiedFrom(judge: Judge, from: Day): Day {
  let day = from;
  while (day !== Number.POSITIVE_INFINITY && !isSatisfied(judge.at(day).status))
    day = nextChangePoint(judge, day);
  return day;
}

/**
 * The first arrival from `arrival` on at which all of these rules are satisfied; null if there is none. Each rule in
 * turn moves the day to where it is satisfied, until no rule moves it any further: on any earlier day at least one rule
 * has failed.
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
