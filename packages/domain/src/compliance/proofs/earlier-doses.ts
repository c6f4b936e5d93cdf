import type { Day } from '../../calendar/index.ts';
import type { Dose } from './dose.ts';

/** What earlier doses of an antigen mean for a later one: the last day on which any of them is valid by its label. */
export type EarlierDoses = { readonly labelsRunUntil: Day };

/**
 * For each dose of one antigen, sorted by day, the doses before its day; null for those of the first day. Doses of the
 * same day are not earlier than one another.
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
