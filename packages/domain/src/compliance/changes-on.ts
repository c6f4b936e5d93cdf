import type { Day } from '../calendar/index.ts';
import type { Judge } from './judge.ts';
import type { Status } from './status.ts';

/** The arrivals after a day and before another at which a judge may turn, in order; one may be named repeatedly. */
function turnsBetween(judge: Judge, after: Day, before: Day): readonly Day[] {
  const turns: Day[] = [];
  judge.turns((arrival) => {
    if (arrival > after && arrival < before) turns.push(arrival);
  });
  return turns.sort((a, b) => a - b);
}

/** The first arrival after `arrival` and before `limit` at which a rule's status is another; `limit` where none is. */
function statusChangesOn(judge: Judge, status: Status, arrival: Day, limit: Day): Day {
  let judged = arrival;
  for (const day of turnsBetween(judge, arrival, limit)) {
    if (day === judged) continue;
    if (judge.at(day).status !== status) return day;
    judged = day;
  }
  return limit;
}

/** The first arrival after `arrival` at which any rule's status changes; null where none ever does. */
export function changesOn(
  judged: readonly { readonly judge: Judge; readonly status: Status }[],
  arrival: Day,
): Day | null {
  let first = Number.POSITIVE_INFINITY;
  for (const { judge, status } of judged) first = statusChangesOn(judge, status, arrival, first);
  return first === Number.POSITIVE_INFINITY ? null : first;
}
