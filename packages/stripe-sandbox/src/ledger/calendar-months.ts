/** The same day and time `months` months later, clamped to the end of a shorter month; seconds since 1970. */
export function monthsAfter(anchorAt: number, months: number): number {
  const anchor = new Date(anchorAt * 1000);
  const target = new Date(anchor);
  target.setUTCDate(1);
  target.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return target.getTime() / 1000;
}
