import { useLocale } from './locale.ts';

/** Dates and numbers for people. Calendar dates are `YYYY-MM-DD` and belong to no time zone. */
export interface Format {
  /** "Nov 27", with the year when it is not this one. */
  day(date: string): string;
  /** "Fri, Nov 27", with the year when it is not this one. */
  weekday(date: string): string;
  /** "November 27, 2026". */
  longDay(date: string): string;
  /** "Nov" and "27", for a date stub. */
  stub(date: string): { readonly month: string; readonly day: string };
  /** The day of an instant, as `day`. */
  dayAt(instant: string): string;
  /** "November 2026". */
  monthAt(instant: string): string;
  /** "8:04 AM". */
  time(instant: string): string;
  /** "Nov 27, 8:04 AM", with the year when it is not this one. */
  dayTime(instant: string): string;
  /** The time today, the weekday this week, else the day, with the year when it is not this one. */
  moment(instant: string): string;
  /** "today, 8:04 AM" or the day: for the start of something ongoing, where a time alone would not tell the day. */
  since(instant: string): string;
  /** "10 minutes ago", "20 seconds ago". */
  ago(instantMs: number): string;
  /** First and last day of a stay; the last one is null where it is the same. */
  span(as: 'day' | 'weekday', stay: Stay): readonly [first: string, last: string | null];
  number(value: number): string;
  list(items: readonly string[]): string;
  /** "Eastern Time" for "America/New_York". */
  timeZone(id: string): string;
}

interface Stay {
  readonly arrival: string;
  readonly departure: string;
}

const utc = { timeZone: 'UTC' } as const;
const minuteMs = 60 * 1000;
const aWeekMs = 6 * 24 * 60 * 60 * 1000;

/**
 * A browser takes milliseconds to create these, which is noticeable at check-in, so they are created once per language.
 */
const known = new Map<string, Format>();

export function useFormat(): Format {
  const locale = useLocale();
  const format = known.get(locale) ?? createFormat(locale);
  known.set(locale, format);
  return format;
}

function createFormat(locale: string): Format {
  const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const day = make({ ...utc, month: 'short', day: 'numeric' });
  const dayOfYear = make({ ...utc, month: 'short', day: 'numeric', year: 'numeric' });
  const weekday = make({ ...utc, weekday: 'short', month: 'short', day: 'numeric' });
  const weekdayOfYear = make({ ...utc, weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
  const longDay = make({ ...utc, dateStyle: 'long' });
  const month = make({ ...utc, month: 'short' });
  const dayOnly = make({ ...utc, day: 'numeric' });
  const time = make({ timeStyle: 'short' });
  const minutes = { hour: 'numeric', minute: '2-digit' } as const;
  const dayTime = make({ month: 'short', day: 'numeric', ...minutes });
  const dayTimeOfYear = make({ month: 'short', day: 'numeric', year: 'numeric', ...minutes });
  const localDay = make({ month: 'short', day: 'numeric' });
  const localWeekday = make({ weekday: 'long' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const number = new Intl.NumberFormat(locale);
  const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  const localDayOfYear = make({ month: 'short', day: 'numeric', year: 'numeric' });
  const monthOfYear = make({ month: 'long', year: 'numeric' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  const isThisYear = (date: string) => at(date).getUTCFullYear() === new Date().getFullYear();
  const sayDay = (date: string) => (isThisYear(date) ? day : dayOfYear).format(at(date));
  const sayWeekday = (date: string) => (isThisYear(date) ? weekday : weekdayOfYear).format(at(date));
  const inThisYear = (then: Date) => then.getFullYear() === new Date().getFullYear();
  const sayLocalDay = (then: Date) => (inThisYear(then) ? localDay : localDayOfYear).format(then);
  const sayDayTime = (then: Date) => (inThisYear(then) ? dayTime : dayTimeOfYear).format(then);
  return {
    day: sayDay,
    weekday: sayWeekday,
    span(as, { arrival, departure }) {
      const say = as === 'day' ? sayDay : sayWeekday;
      return [say(arrival), arrival === departure ? null : say(departure)];
    },
    longDay: (date) => longDay.format(at(date)),
    stub: (date) => ({ month: month.format(at(date)), day: dayOnly.format(at(date)) }),
    dayAt: (instant) => sayLocalDay(new Date(instant)),
    monthAt: (instant) => monthOfYear.format(new Date(instant)),
    time: (instant) => time.format(new Date(instant)),
    dayTime: (instant) => sayDayTime(new Date(instant)),
    moment(instant) {
      const then = new Date(instant);
      const now = new Date();
      if (then.toDateString() === now.toDateString()) return time.format(then);
      return now.getTime() - then.getTime() < aWeekMs ? localWeekday.format(then) : sayLocalDay(then);
    },
    since(instant) {
      const then = new Date(instant);
      return then.toDateString() === new Date().toDateString()
        ? `${today}, ${time.format(then)}`
        : sayLocalDay(then);
    },
    ago: (instantMs) => ago(relative, (Date.now() - instantMs) / minuteMs),
    number: (value) => number.format(value),
    list: (items) => list.format(items),
    timeZone: (id) => nameOfTimeZone(id, make({ timeZone: id, timeZoneName: 'longGeneric' })),
  };
}

function nameOfTimeZone(id: string, format: Intl.DateTimeFormat): string {
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? id;
}

function ago(relative: Intl.RelativeTimeFormat, minutes: number): string {
  if (minutes < 1) return relative.format(-Math.floor(minutes * 60), 'second');
  if (minutes < 60) return relative.format(-Math.floor(minutes), 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? relative.format(-hours, 'hour') : relative.format(-Math.floor(hours / 24), 'day');
}
