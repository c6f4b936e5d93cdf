import type { Day } from '../../calendar/index.ts';
import type { Judge } from '../vocabulary/judge.ts';

/** The first arrival after a day at which a judge's finding may change; Infinity if there is none. */
export function nextChangePoint(judge: Judge, after: Day): Day {
  let next = Number.POSITIVE_INFINITY;
  judge.changePoints((arrival) => {
    if (arrival > after && arrival < next) next = arrival;
  });
  return next;
}
