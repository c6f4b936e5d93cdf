import { addMonthsToDay, type Day } from '../../calendar/index.ts';
import type { Series } from '../vocabulary/requirement.ts';
import type { Dose } from './dose.ts';

/** The progress of a series. `base` is the last day that was not too early: gaps are measured from it. */
type Progress = { readonly counter: number; readonly base: Day };

/** The doses of one day advance the counter, leave it (too early) or reset it (too late). */
function step(before: Progress, day: Day, doseNumber: number, series: Series): Progress {
  const { counter, base } = before;
  const gap = day - base;
  if (gap < series.minSpacingDays) return before;
  const { restartAfterMonths, maxSpacingDays } = series;
  const restarts = restartAfterMonths !== undefined && day > addMonthsToDay(base, restartAfterMonths);
  const tooLate = counter < series.doses && maxSpacingDays !== undefined && gap > maxSpacingDays;
  if (restarts || tooLate) return { counter: 1, base: day };
  return { counter: Math.max(counter + 1, doseNumber), base: day };
}

/** The largest dose number on one day, 0 if there is none. */
function largestNumber(doses: readonly Dose[], day: Day): number {
  return doses.reduce(
    (most, { on, record }) => (on === day ? Math.max(most, record.doseNumber ?? 0) : most),
    0,
  );
}

/** The counter each dose reaches, for doses of one antigen sorted by day; doses of one day share it. */
export function seriesCounters(doses: readonly Dose[], series: Series): readonly number[] {
  let progress: Progress | null = null;
  let lastDay: Day | null = null;
  const counters: number[] = [];
  for (const { on } of doses) {
    if (progress === null) progress = { counter: Math.max(1, largestNumber(doses, on)), base: on };
    else if (on !== lastDay) progress = step(progress, on, largestNumber(doses, on), series);
    lastDay = on;
    counters.push(progress.counter);
  }
  return counters;
}
