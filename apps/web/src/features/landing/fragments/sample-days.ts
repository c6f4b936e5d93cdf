/** The days in the samples are in the current year, so that the page does not look outdated. */
const year = new Date().getUTCFullYear();

/** A day of this year, or of a later one. Given as MM-DD, returned as an ISO date. */
export const sampleDay = (monthAndDay: string, yearsOn = 0): string => `${year + yearsOn}-${monthAndDay}`;

/** A day in the reader's format. */
export const formatDay = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric' },
): string => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
