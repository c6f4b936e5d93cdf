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

/** What is wrong with the hours; `path` leads to the field. */
type HoursProblem = { readonly path: string; readonly message: string };

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

/** Every contradiction in the hours, with its path. Empty if the hours can be saved. */
export function checkHours({ week, closedOn }: OpeningHours): readonly HoursProblem[] {
  const problems: HoursProblem[] = [];
  if (week.length === 0) {
    problems.push({ path: 'week', message: 'Enter the hours of at least one day, or remove the hours.' });
  }
  for (const [index, span] of week.entries()) {
    const message = problemOf(span, index, week);
    if (message) problems.push({ path: `week.${index}.closes`, message });
  }
  if (new Set(closedOn).size < closedOn.length) {
    problems.push({ path: 'closedOn', message: 'A closed date is entered twice; remove one of them.' });
  }
  return problems;
}

function problemOf(span: OpenSpan, index: number, week: readonly OpenSpan[]): string | null {
  if (span.opens === span.closes) {
    return 'Opening and closing time are the same. For a day without a break enter 00:00 to 24:00.';
  }
  const earlier = week.slice(0, index);
  if (earlier.filter(({ day }) => day === span.day).length >= mostSpansADay) {
    return `Enter at most ${mostSpansADay} opening times a day.`;
  }
  if (earlier.some((other) => overlap(minutesOfWeek(other), minutesOfWeek(span)))) {
    return 'This opening time overlaps another one; change one of them.';
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
