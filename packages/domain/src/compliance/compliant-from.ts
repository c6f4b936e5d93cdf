import type { Day } from '../calendar/index.ts';
import type { Judge } from './judge.ts';
import { isSatisfied } from './status.ts';
import { turningDays } from './turning-days.ts';

/** The first arrival from `from` on at which one rule is satisfied; null where none ever is. */
function satisfiedFrom(judge: Judge, turns: readonly Day[], from: Day): Day | null {
  if (isSatisfied(judge.at(from).status)) return from;
  for (const day of turns) if (day > from && isSatisfied(judge.at(day).status)) return day;
  return null;
}

/**
 * The first arrival from `arrival` on at which every one of these rules is satisfied; null where none ever is. Each
 * rule in turn pushes the day to where it is satisfied, until none pushes any more: whatever lies before has failed
 * one of them.
 */
export function compliantFrom(required: readonly Judge[], arrival: Day): Day | null {
  const ready = required.map((judge) => ({ judge, turns: turningDays(judge, arrival) }));
  let day = arrival;
  let settled = 0;
  while (settled < ready.length) {
    settled = 0;
    for (const { judge, turns } of ready) {
      const next = satisfiedFrom(judge, turns, day);
      if (next === null) return null;
      if (next === day) settled += 1;
      day = next;
    }
  }
  return day;
}
