import type { Day } from '../calendar/index.ts';
import type { Judge } from './judge.ts';

/** The first arrival after a day at which a judge may turn; Infinity where there is none. */
export function nextTurn(judge: Judge, after: Day): Day {
  let next = Number.POSITIVE_INFINITY;
  judge.turns((arrival) => {
    if (arrival > after && arrival < next) next = arrival;
  });
  return next;
}
