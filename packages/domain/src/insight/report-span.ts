import { daysBetween } from '../calendar/index.ts';
import { type FormProblem, formProblem } from '../form-problems/index.ts';

/** The longest period of one report, so that its work stays bounded. */
export const maxReportDays = 366;

/** What is wrong with the dates of a report, null if they are valid. Both dates are inclusive. */
export function reportSpanProblem(from: string, to: string): FormProblem | null {
  const days = daysBetween(from, to);
  if (days < 0) return formProblem('ends_before_begins', 'to');
  if (days >= maxReportDays) return formProblem('report_too_long', 'to');
  return null;
}
