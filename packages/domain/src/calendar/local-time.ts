import { type CalendarDate, dateOf, dayOf } from './calendar-date.ts';

/** The local time in a time zone: the date and the minute of that day (0 to 1439). */
export type LocalTime = { readonly date: CalendarDate; readonly minute: number };

const dayMs = 86_400_000;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Minutes since 1970 in local time: two instants an hour apart can have the same. */
function wallMinutes(epochMs: number, timeZone: string): number {
  const { date, minute } = localTimeAt(epochMs, timeZone);
  return dayOf(date) * 1440 + minute;
}

/** The local date and minute at an instant (milliseconds since 1970) in an IANA zone. */
export function localTimeAt(epochMs: number, timeZone: string): LocalTime {
  let [year, month, day, hour, minute] = ['', '', '', 0, 0];
  for (const { type, value } of formatIn(timeZone).formatToParts(epochMs)) {
    if (type === 'year') year = value.padStart(4, '0');
    else if (type === 'month') month = value;
    else if (type === 'day') day = value;
    else if (type === 'hour') hour = Number(value);
    else if (type === 'minute') minute = Number(value);
  }
  return { date: dateOf(dayOf(`${year}-${month}-${day}`)), minute: hour * 60 + minute };
}

/**
 * The first instant (milliseconds since 1970) at which the local time is this minute of this date. For a minute that
 * the clock skips in spring it is the first one after the gap; for one that comes twice in autumn, the first of the
 * two.
 */
export function instantAt({ date, minute }: LocalTime, timeZone: string): number {
  const wall = dayOf(date) * 1440 + minute;
  const asIfUtc = wall * minuteMs;
  // The offsets a day earlier and a day later are the only two that can be in force around this minute.
  const around = [asIfUtc - dayMs, asIfUtc + dayMs].map(
    (at) => asIfUtc - (wallMinutes(at, timeZone) * minuteMs - at),
  );
  const [earliest, latest] = [Math.min(...around), Math.max(...around)];
  for (const candidate of [earliest, latest]) {
    if (wallMinutes(candidate, timeZone) === wall) return candidate;
  }
  return firstReaching(wall, earliest, latest, timeZone);
}

/** Finds by bisection the first minute between two instants at which the local time has reached `wall`. */
function firstReaching(wall: number, before: number, after: number, timeZone: string): number {
  let [low, high] = [Math.floor(before / minuteMs), Math.ceil(after / minuteMs)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (wallMinutes(middle * minuteMs, timeZone) >= wall) high = middle;
    else low = middle + 1;
  }
  return low * minuteMs;
}
