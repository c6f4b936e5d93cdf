import type { Day } from '../../calendar/index.ts';
import type { Dose } from './dose.ts';

/** What the doses of an antigen given on earlier days mean for a later one: the last day any of their labels runs. */
export type EarlierDoses = { readonly labelsRunUntil: Day };

/**
 * For each dose of one antigen, sorted by day, the doses before its day; null for those of the first day. Doses of
 * one day are not earlier than one another.
 */
export function earlierDoses(doses: readonly Dose[]): readonly (EarlierDoses | null)[] {
  let before: EarlierDoses | null = null;
  let today: Day = Number.NEGATIVE_INFINITY;
  let labelsRunUntil: Day = Number.NEGATIVE_INFINITY;
  return doses.map(({ on, labelEnd }) => {
    if (on !== today && today !== Number.NEGATIVE_INFINITY) before = { labelsRunUntil };
    today = on;
    if (labelEnd !== null && labelEnd > labelsRunUntil) labelsRunUntil = labelEnd;
    return before;
  });
}
