import { reportSpanProblem } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import { refuse } from '../../platform/refusal/index.ts';

/** Dates in a business's time zone, both inclusive. */
export interface ReportSpan {
  readonly from: string;
  readonly to: string;
}

/** Refuses days in the wrong order, and more days than a report may cover. */
export function requireReportSpan({ from, to }: ReportSpan): void {
  const problem = reportSpanProblem(from, to);
  if (problem) throw refuse.impossible([problem]);
}

/** The instants at which the span begins and has ended, daylight saving included. */
export function boundsOf({ from, to }: ReportSpan, timeZone: string): { begin: SQL; end: SQL } {
  return {
    begin: sql`(${from}::date::timestamp at time zone ${timeZone})`,
    end: sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`,
  };
}
