import { dayOf } from '../calendar/index.ts';
import { type FormProblem, type FormProblemCode, formProblem } from '../form-problems/index.ts';

/** The days of a week, beginning with Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** From `opens` to `closes`, both `HH:MM`; if `closes` is earlier than `opens`, the span ends the next day. */
export type OpenSpan = { readonly day: Weekday; readonly opens: string; readonly closes: string };

/** When a business is open, in its own time zone. A day without a span is closed, and so is a date in `closedOn`. */
export type OpeningHours = {
  readonly week: readonly OpenSpan[];
  readonly closedOn: readonly string[];
};

const mostSpansADay = 3;
const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;

/** Minutes after midnight of a time `HH:MM`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A span in minutes after Monday's midnight; the end may lie in the next week. */
export function minutesOfWeek({ day, opens, closes }: OpenSpan): { start: number; end: number } {
  const start = weekdays.indexOf(day) * dayMinutes + minuteOf(opens);
  const length = minuteOf(closes) - minuteOf(opens);
  return { start, end: start + length + (length <= 0 ? dayMinutes : 0) };
}

/** Whether a business is closed for the whole of a date: no span begins on it. */
export function isClosedOn({ week, closedOn }: OpeningHours, date: string): boolean {
  // Day 0 was a Thursday.
  const weekday = weekdays[(((dayOf(date) + 3) % 7) + 7) % 7];
  return closedOn.includes(date) || !week.some(({ day }) => day === weekday);
}

/** Every contradiction in the hours, with its path. Empty if the hours can be saved. */
export function checkHours({ week, closedOn }: OpeningHours): readonly FormProblem[] {
  const problems: FormProblem[] = [];
  if (week.length === 0) {
    problems.push(formProblem('hours_missing', 'week'));
  }
  for (const [index, span] of week.entries()) {
    const code = problemOf(span, index, week);
    if (code) problems.push(formProblem(code, `week.${index}.closes`));
  }
  if (new Set(closedOn).size < closedOn.length) {
    problems.push(formProblem('closed_date_twice', 'closedOn'));
  }
  return problems;
}

function problemOf(span: OpenSpan, index: number, week: readonly OpenSpan[]): FormProblemCode | null {
  if (span.opens === span.closes) return 'hours_equal';
  const earlier = week.slice(0, index);
  if (earlier.filter(({ day }) => day === span.day).length >= mostSpansADay) {
    return 'hours_too_many';
  }
  if (earlier.some((other) => overlap(minutesOfWeek(other), minutesOfWeek(span)))) {
    return 'hours_overlap';
  }
  return null;
}

type Minutes = { readonly start: number; readonly end: number };

/** Sunday night may extend into Monday. */
function overlap(one: Minutes, other: Minutes): boolean {
  return [-weekMinutes, 0, weekMinutes].some(
    (shift) => one.start + shift < other.end && other.start < one.end + shift,
  );
}
