import { addMonthsToDay, civilFromDay, type Day, daysInMonth } from '../../calendar/index.ts';
import type { BirthRange } from '../vocabulary/birth.ts';
import type { AppliesTo } from '../vocabulary/rule.ts';

/** Arrivals from one day until before another; either may be infinite. */
export type Span = { readonly from: Day; readonly until: Day };

/** Birth days from which the age in months is reached after the same number of days. */
type Piece = { readonly earliest: Day; readonly latest: Day; readonly monthsInDays: number };

/**
 * Splits a range of birth days at the days on which the length of `months` changes: at the ends of months, and before
 * each date that the month in which the age is reached does not have.
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

/** Joins spans that touch or overlap; they come in order. */
function joined(spans: readonly Span[]): readonly Span[] {
  const joint: Span[] = [];
  for (const span of spans) {
    const last = joint.at(-1);
    if (last === undefined || span.from > last.until) joint.push(span);
    else joint[joint.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
  }
  return joint;
}

/**
 * The arrivals at which some birth day of the range meets all the age bounds. Within a piece the spans of neighboring
 * birth days touch, so that each piece gives one span, or none if the bounds exclude each other.
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
  return joined(spans);
}

const everyArrival: readonly Span[] = [{ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }];

// The calendar repeats the lengths of its months within 9 years; around the turn of a century too.
const horizonDays = 40 * 366;
const longestMonthDays = 31;

/**
 * The same for an unknown birth date: any day is possible. Only bounds as tight as a month's varying length make the
 * result depend on the arrival; the gaps are computed for 40 years, far more than is needed.
 */
export function ageSpansOfUnknown(arrival: Day, bounds: AppliesTo): readonly Span[] {
  const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = bounds;
  if (untilAgeWeeks === undefined) return everyArrival;
  if (fromAgeMonths === undefined) {
    return fromAgeWeeks === undefined || fromAgeWeeks < untilAgeWeeks ? everyArrival : [];
  }
  const earliest = arrival - untilAgeWeeks * 7 - longestMonthDays;
  const spans = ageSpans({ earliest, latest: arrival + horizonDays }, bounds);
  const last = spans.at(-1);
  return last === undefined
    ? []
    : [...spans.slice(0, -1), { from: last.from, until: Number.POSITIVE_INFINITY }];
}
