import type { Check, ComplianceReport } from '../index.ts';

/** The part of a report that the sample cases and the oracle state: all but level, reason and message. */
export type StatedPart = Pick<ComplianceReport, 'verdict' | 'compliantFrom' | 'changesOn'> & {
  readonly checks: readonly Pick<Check, 'ruleId' | 'status' | 'validUntil' | 'recordIds'>[];
};

/** That part of a report. */
export function statedPart(report: ComplianceReport): StatedPart {
  const { verdict, compliantFrom, changesOn } = report;
  const checks = report.checks.map(({ ruleId, status, validUntil, recordIds }) => ({
    ruleId,
    status,
    validUntil,
    recordIds,
  }));
  return { verdict, checks, compliantFrom, changesOn };
}
