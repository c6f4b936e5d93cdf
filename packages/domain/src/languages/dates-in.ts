import { localeOf } from './locale-of.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes longer than hundreds of dates in it. */
function formatOf(language: string, fields: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(fields)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(localeOf(language), fields);
  // People choose time zones, of which there are some hundred.
  if (formats.size < 500) formats.set(key, format);
  return format;
}

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** "Jun 3, 2026": the month by its name, because 3/6 and 6/3 are two days depending on the country. */
export function shortDateIn(language: string, instant: Date, timeZone: string): string {
  return formatOf(language, { ...date, timeZone }).format(instant);
}

/** "Sun, Nov 22, 2026, 10:12 AM". */
export function momentIn(language: string, instant: Date, timeZone: string): string {
  const time = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return formatOf(language, { ...date, ...time, timeZone }).format(instant);
}
