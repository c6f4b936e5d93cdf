import { addDays, calendarDateIn, parseCalendarDate } from '@clearpaw/domain';

/** The last `count` days of a business, today included. */
export function lastDays(count: number, timeZone: string, nowMs: number): { from: string; to: string } {
  const to = calendarDateIn(nowMs, timeZone);
  return { from: addDays(to, 1 - count), to };
}

type Dated<Facts> = Facts & { readonly on: string };

/** All days from the first to the last, with `nothing` for days that the server left out. */
export function everyDay<Facts extends object>(
  from: string,
  to: string,
  days: readonly Dated<Facts>[],
  nothing: Facts,
): Dated<Facts>[] {
  const known = new Map(days.map((day) => [day.on, day]));
  const all: Dated<Facts>[] = [];
  for (let on = parseCalendarDate(from); on !== null && on <= to; on = addDays(on, 1)) {
    all.push(known.get(on) ?? { ...nothing, on });
  }
  return all;
}

/** The instant of this time, `HH:MM`, on this day in the business's time zone. */
export function instantOfDay(day: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Once for the approximate offset, once more for the offset at the result.
  const guess = wanted - offsetAt(wanted, timeZone);
  return new Date(wanted - offsetAt(guess, timeZone)).toISOString();
}

function offsetAt(epochMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(epochMs);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '0';
  const shown = Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`,
  );
  return shown - Math.floor(epochMs / 60_000) * 60_000;
}
