/** The days in the samples belong to this year, so that the page does not look left behind. */
const year = new Date().getUTCFullYear();

/** A day of this year, or of one some years on. Written as MM-DD, answered as ISO. */
export const sampleDay = (monthAndDay: string, yearsOn = 0): string => `${year + yearsOn}-${monthAndDay}`;

/** A day in the reader's way of writing it. */
export const formatDay = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric' },
): string => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
