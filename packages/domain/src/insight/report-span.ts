import { daysBetween } from '../calendar/index.ts';

/** The longest period of one report, so that its work stays bounded. */
export const maxReportDays = 366;

/** What is wrong with the dates of a report, null if they are valid. Both dates are inclusive. */
export function reportSpanProblem(from: string, to: string): string | null {
  const days = daysBetween(from, to);
  if (days < 0) return 'The last day lies before the first one.';
  if (days >= maxReportDays) return `A report covers at most ${maxReportDays} days.`;
  return null;
}
