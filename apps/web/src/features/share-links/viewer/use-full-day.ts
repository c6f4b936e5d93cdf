import { useLocale } from '../../../platform/messages/index.ts';

/** "Jun 3, 2026": always with the year, because the page is printed and stored. */
export function useFullDay(): (day: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
