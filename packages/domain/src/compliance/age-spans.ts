import { addMonthsToDay, civilFromDay, type Day, daysInMonth } from '../calendar/index.ts';
import type { BirthRange } from './birth.ts';
import type { AppliesTo } from './rule.ts';

/** Arrivals from a day on, until before another; either may be infinite. */
export type Span = { readonly from: Day; readonly until: Day };

/** Birth days whose age in months is reached the same number of days later. */
type Piece = { readonly earliest: Day; readonly latest: Day; readonly monthsInDays: number };

/**
 * Cuts a range of birth days where the length of so many months changes: at the ends of months, and before each
 * date that the month in which the age is reached does not have.
 */
function piecesOf(range: BirthRange, months: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let earliest = range.earliest;
  while (earliest <= range.latest) {
    const { year, month, date } = civilFromDay(earliest);
    const reached = addMonthsToDay(earliest, months);
    const there = civilFromDay(reached);
    const lastCommonDate = Math.min(daysInMonth(year, month), daysInMonth(there.year, there.month));
    const latest = Math.min(range.latest, earliest + Math.max(0, lastCommonDate - date));
    pieces.push({ earliest, latest, monthsInDays: reached - earliest });
    earliest = latest + 1;
  }
  return pieces;
}

/**
 * The arrivals at which some birth day of the range meets all the age bounds. Within a piece the spans of
 * neighbouring birth days touch, so that each piece gives one span, or none where the bounds exclude each other.
 */
export function ageSpans(range: BirthRange, bounds: AppliesTo): readonly Span[] {
  const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = bounds;
  const afterDays = fromAgeWeeks === undefined ? Number.NEGATIVE_INFINITY : fromAgeWeeks * 7;
  const beforeDays = untilAgeWeeks === undefined ? Number.POSITIVE_INFINITY : untilAgeWeeks * 7;
  const pieces =
    fromAgeMonths === undefined
      ? [{ ...range, monthsInDays: Number.NEGATIVE_INFINITY }]
      : piecesOf(range, fromAgeMonths);
  const spans: Span[] = [];
  for (const piece of pieces) {
    const reachedDays = Math.max(afterDays, piece.monthsInDays);
    if (reachedDays < beforeDays) {
      spans.push({ from: piece.earliest + reachedDays, until: piece.latest + beforeDays });
    }
  }
  return spans;
}

const everyArrival: readonly Span[] = [{ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }];

// A month has 28 to 31 days, and from one birth day to the next the day that age is reached moves by at most 4.
const shortestMonthDays = 28;
const longestMonthDays = 31;
const longestStepDays = 4;
const horizonDays = 40 * 366;

/**
 * The same where the birth date is unknown: any day could be it. Only bounds as tight as a month's varying length
 * make that depend on the arrival; those are worked out for 40 years, while the calendar repeats them within 9.
 */
export function ageSpansOfUnknown(arrival: Day, bounds: AppliesTo): readonly Span[] {
  const { fromAgeWeeks = 0, fromAgeMonths, untilAgeWeeks } = bounds;
  if (untilAgeWeeks === undefined) return everyArrival;
  const hasStart = bounds.fromAgeWeeks !== undefined || fromAgeMonths !== undefined;
  if (!hasStart) return everyArrival;
  const beforeDays = untilAgeWeeks * 7;
  const months = fromAgeMonths ?? 0;
  const leastDays = Math.max(
    bounds.fromAgeWeeks === undefined ? 0 : fromAgeWeeks * 7,
    months * shortestMonthDays,
  );
  if (beforeDays <= leastDays) return [];
  if (fromAgeMonths === undefined) return everyArrival;
  const mostDays = Math.max(fromAgeWeeks * 7, months * longestMonthDays);
  if (beforeDays > mostDays + longestStepDays) return everyArrival;
  return ageSpans(
    { earliest: arrival - beforeDays - longestMonthDays, latest: arrival + horizonDays },
    bounds,
  );
}
