import { civilFromDay, type Day, dayFromCivil, dayMonthsAfter, daysInMonth } from './day.ts';

declare const proof: unique symbol;

/** A real day written `YYYY-MM-DD`, without time or zone. Only `parseCalendarDate` and arithmetic make one. */
export type CalendarDate = string & { readonly [proof]: 'CalendarDate' };

const written = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a real day written `YYYY-MM-DD` (2025-02-29 is not). */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!written.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const date = Number(text.slice(8, 10));
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(Number(text.slice(0, 4)), month);
}

/** The text as a calendar date, or null if it is not a real day written `YYYY-MM-DD`. */
export function parseCalendarDate(text: string): CalendarDate | null {
  return isCalendarDate(text) ? text : null;
}

const zero = 48;

function digit(date: string, at: number): number {
  return date.charCodeAt(at) - zero;
}

function yearOf(date: string): number {
  return digit(date, 0) * 1000 + digit(date, 1) * 100 + digit(date, 2) * 10 + digit(date, 3);
}

/** The number that two digits represent. */
function pairAt(date: string, at: number): number {
  return digit(date, at) * 10 + digit(date, at + 1);
}

/**
 * The day number of a text that is known to be a calendar date. It checks nothing, because the engine calls it in its
 * innermost loop.
 */
export function dayOf(date: string): Day {
  return dayFromCivil(yearOf(date), pairAt(date, 5), pairAt(date, 8));
}

/** `addMonths` as a day number. */
export function dayOfMonthsAfter(date: string, months: number): Day {
  return dayMonthsAfter(yearOf(date), pairAt(date, 5), pairAt(date, 8), months);
}

/** A day number written `YYYY-MM-DD`. */
export function dateOf(day: Day): CalendarDate {
  const { year, month, date } = civilFromDay(day);
  const fourDigits = year >= 1000 ? year : String(year).padStart(4, '0');
  const text = `${fourDigits}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`;
  // The parts come from a day number, so the text is a real day.
  return text as CalendarDate;
}

/** The date `days` days later (earlier if negative). */
export function addDays(date: string, days: number): CalendarDate {
  return dateOf(dayOf(date) + days);
}

/** The same date `months` months later, clamped to the end of the month: 2024-02-29 + 12 months = 2025-02-28. */
export function addMonths(date: string, months: number): CalendarDate {
  return dateOf(dayOfMonthsAfter(date, months));
}

/** Whole days from one date to another; negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from);
}

/** Negative if `a` is before `b`, positive if after, 0 on the same day: an order for `sort`. */
export function compareDates(a: string, b: string): number {
  return dayOf(a) - dayOf(b);
}
