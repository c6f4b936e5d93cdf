import type { Day } from '../calendar/index.ts';
import type { Judge } from './judge.ts';
import type { Status } from './status.ts';
import { turningDays } from './turning-days.ts';

/** The first arrival after `arrival` at which a rule's status is another than now; null where it never changes. */
function statusChangesOn(judge: Judge, status: Status, arrival: Day): Day | null {
  for (const day of turningDays(judge, arrival)) if (judge.at(day).status !== status) return day;
  return null;
}

/** The first arrival after `arrival` at which any rule's status changes; null where none ever does. */
export function changesOn(
  judged: readonly { readonly judge: Judge; readonly status: Status }[],
  arrival: Day,
): Day | null {
  let first: Day | null = null;
  for (const { judge, status } of judged) {
    const day = statusChangesOn(judge, status, arrival);
    if (day !== null && (first === null || day < first)) first = day;
  }
  return first;
}
