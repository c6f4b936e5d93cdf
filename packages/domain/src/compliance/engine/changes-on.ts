import type { Day } from '../../calendar/index.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { Status } from '../vocabulary/status.ts';
import { nextChangePoint } from './next-change-point.ts';

/** The first arrival after `arrival` and before `limit` at which a rule's status differs; `limit` if there is none. */
function statusChangesOn(judge: Judge, status: Status, arrival: Day, limit: Day): Day {
  let day = nextChangePoint(judge, arrival);
  while (day < limit && judge.at(day).status === status) day = nextChangePoint(judge, day);
  return Math.min(day, limit);
}

/** The first arrival after `arrival` at which any rule's status changes; null if none ever does. */
export function changesOn(
  judged: readonly { readonly judge: Judge; readonly status: Status }[],
  arrival: Day,
): Day | null {
  let first = Number.POSITIVE_INFINITY;
  for (const { judge, status } of judged) first = statusChangesOn(judge, status, arrival, first);
  return first === Number.POSITIVE_INFINITY ? null : first;
}
