/** The instant at which a chosen last day is over where the reader is; null stays open. */
export function endOfDay(day: string | null): string | null {
  if (day === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

/** The last day of an end, as the reader's calendar names it. */
export function lastDayShown(until: string | null): string | null {
  if (until === null) return null;
  const last = new Date(new Date(until).getTime() - 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}
