import { isCalendarDate } from '../calendar/index.ts';
import { monthNamed } from '../documents/index.ts';
import type { ImportDateOrder } from './import-field.ts';

/** A date, a text that is not a date, or one that could be two dates. */
export type ReadDate =
  | { readonly is: 'day'; readonly day: string }
  | { readonly is: 'wrong' }
  | { readonly is: 'ambiguous' };

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/;
const dayThenMonth = /^(\d{1,2})[. -]{0,2}([A-Za-z]{3,9})\.?[, -]{1,2}(\d{4}|\d{2})$/;
const monthThenDay = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;

/** Two digits stand for the years 1980 to 2079. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 80 ? 2000 + year : 1900 + year;
}

function dayOfParts(year: number, month: number, date: number): ReadDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  return year >= 1900 && year <= 2200 && isCalendarDate(day) ? { is: 'day', day } : { is: 'wrong' };
}

/** Reads one value of a date column; numeric dates only in the order that was found or chosen. */
export function readImportDate(text: string, order: ImportDateOrder | null): ReadDate {
  const isoParts = iso.exec(text);
  if (isoParts) return dayOfParts(Number(isoParts[1]), Number(isoParts[2]), Number(isoParts[3]));
  const parts = numeric.exec(text);
  if (parts) {
    const [first, second, year] = [Number(parts[1]), Number(parts[2]), fullYear(parts[3] ?? '')];
    if (order === 'month_first') return dayOfParts(year, first, second);
    if (order === 'day_first') return dayOfParts(year, second, first);
    return first === second ? dayOfParts(year, first, second) : { is: 'ambiguous' };
  }
  const written = dayThenMonth.exec(text);
  if (written) return named(written[2] ?? '', Number(written[1]), fullYear(written[3] ?? ''));
  const american = monthThenDay.exec(text);
  if (american) return named(american[1] ?? '', Number(american[2]), Number(american[3]));
  return { is: 'wrong' };
}

function named(word: string, date: number, year: number): ReadDate {
  const month = monthNamed(word);
  return month === null ? { is: 'wrong' } : dayOfParts(year, month, date);
}

/**
 * The order that all values of the date columns together prove: by one with a number above 12. `open` if none does or
 * they contradict each other, so that a person has to be asked; `none` if no value depends on the order.
 */
export function findDateOrder(values: Iterable<string>): ImportDateOrder | 'open' | 'none' {
  let [monthFirst, dayFirst, either] = [false, false, false];
  for (const value of values) {
    const parts = numeric.exec(value);
    if (!parts) continue;
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    if (first > 12 && second <= 12) dayFirst = true;
    else if (second > 12 && first <= 12) monthFirst = true;
    else if (first !== second) either = true;
  }
  if (monthFirst !== dayFirst) return monthFirst ? 'month_first' : 'day_first';
  return monthFirst || either ? 'open' : 'none';
}
