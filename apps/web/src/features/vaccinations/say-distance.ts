/** "in 6 months", "in 3 weeks": how far off a day is, as exactly as one would say it. */
export function sayDistance(locale: string, days: number): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (days < 14) return format.format(days, 'day');
  if (days < 84) return format.format(Math.round(days / 7), 'week');
  if (days < 730) return format.format(Math.round(days / 30.44), 'month');
  return format.format(Math.floor(days / 365.25), 'year');
}
