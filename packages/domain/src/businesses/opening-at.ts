import { dateOf, dayOf, type LocalTime, localTimeAt } from '../calendar/index.ts';
import { minutesOfWeek, type OpeningHours, weekdays } from './opening-hours.ts';

/** Whether a business is open, and until when or from when; null if that is more than the next weeks away. */
type Opening =
  | { readonly open: true; readonly closes: LocalTime | null }
  | { readonly open: false; readonly opens: LocalTime | null };

const dayMinutes = 1440;
/** Longer than any business closes for a holiday. */
const daysAhead = 70;
/** A business that is open for longer than this without a break does not close. */
const longestMinutes = 8 * dayMinutes;

/** The opening at an instant, in the business's time zone. */
export function openingAt(hours: OpeningHours, epochMs: number, timeZone: string): Opening {
  const { date, minute } = localTimeAt(epochMs, timeZone);
  const now = dayOf(date) * dayMinutes + minute;
  const spans = spansAround(hours, dayOf(date));
  let end = spans.find((span) => span.start <= now && now < span.end)?.end;
  if (end === undefined) {
    const next = spans.find(({ start }) => start > now);
    return { open: false, opens: next ? wallTime(next.start) : null };
  }
  for (const span of spans) if (span.start <= end && span.end > end) end = span.end;
  return { open: true, closes: end - now > longestMinutes ? null : wallTime(end) };
}

/** The spans from yesterday on, because yesterday's may not have ended; sorted by their beginning. */
function spansAround({ week, closedOn }: OpeningHours, today: number) {
  const closed = new Set(closedOn);
  const spans: { readonly start: number; readonly end: number }[] = [];
  for (let day = today - 1; day <= today + daysAhead; day++) {
    if (closed.has(dateOf(day))) continue;
    // Day 0 was a Thursday.
    const index = (((day + 3) % 7) + 7) % 7;
    const monday = (day - index) * dayMinutes;
    for (const span of week) {
      if (span.day !== weekdays[index]) continue;
      const { start, end } = minutesOfWeek(span);
      spans.push({ start: monday + start, end: monday + end });
    }
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

function wallTime(minutes: number): LocalTime {
  const day = Math.floor(minutes / dayMinutes);
  return { date: dateOf(day), minute: minutes - day * dayMinutes };
}
