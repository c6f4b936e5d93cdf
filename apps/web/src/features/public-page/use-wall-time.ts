import { useLocale } from '../../platform/messages/index.ts';

/** Writes a minute of the day as the clock on the wall of a business shows it, in whichever zone the reader is. */
export function useWallTime(): (minute: number) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (minute) => format.format(minute * 60_000);
}
