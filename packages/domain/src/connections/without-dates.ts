import type { ComplianceReport } from '../compliance/index.ts';

/** Removes everything that shows when, or by which record, a rule is met; the earliest compliant day stays. */
export function withoutDates(report: ComplianceReport): ComplianceReport {
  const checks = report.checks.map((check) => ({ ...check, recordIds: [], validUntil: null }));
  return { ...report, checks, changesOn: null };
}
