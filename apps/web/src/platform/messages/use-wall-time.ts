import { useLocale } from './locale.ts';

/** Formats a minute of the day as local time of a business, whatever the reader's time zone. */
export function useWallTime(): (minute: number) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (minute) => format.format(minute * 60_000);
}
