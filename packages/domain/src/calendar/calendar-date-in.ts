import type { CalendarDate } from './calendar-date.ts';
import { dayOf, parseCalendarDate } from './calendar-date.ts';

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?Z$/;

/** Milliseconds since 1970 of an ISO 8601 instant in UTC (`…Z`), or null if the text is not one. */
export function epochMsOf(instant: string): number | null {
  const [, date = '', hours, minutes, seconds, fraction = '0'] = written.exec(instant) ?? [];
  const day = parseCalendarDate(date);
  if (day === null) return null;
  const secondOfDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return dayOf(day) * 86_400_000 + secondOfDay * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Since 1973 every zone differs from UTC by whole quarters of an hour, so that no date changes within one. */
const quarterMs = 15 * 60_000;
const quartersSinceMs = 1_096 * 86_400_000;

interface DatedQuarter {
  readonly quarter: number;
  readonly date: CalendarDate;
}

/** The last quarter of an hour that was asked for in each zone: most questions are about now. */
const lastAsked = new Map<string, DatedQuarter>();

/**
 * The calendar date at an instant in a time zone: ISO 8601 UTC text or milliseconds since 1970, IANA zone.
 * Throws `RangeError` for an unknown zone or a malformed instant: both are validated where they are received.
 */
export function calendarDateIn(instant: string | number, timeZone: string): CalendarDate {
  const epochMs = typeof instant === 'number' ? instant : epochMsOf(instant);
  if (epochMs === null) throw new RangeError('An instant is ISO 8601 in UTC, such as 2026-02-14T09:30:00Z.');
  if (!(epochMs >= quartersSinceMs)) return formatDate(epochMs, timeZone);
  const quarter = Math.floor(epochMs / quarterMs);
  const known = lastAsked.get(timeZone);
  if (known?.quarter === quarter) return known.date;
  const date = formatDate(epochMs, timeZone);
  lastAsked.set(timeZone, { quarter, date });
  return date;
}

function formatDate(epochMs: number, timeZone: string): CalendarDate {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(epochMs)
      .map((part) => [part.type, part.value]),
  );
  const text = `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  const date = parseCalendarDate(text);
  if (date === null) throw new RangeError('An instant lies in the years 0 to 9999.');
  return date;
}
