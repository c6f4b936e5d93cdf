import type { compliance, OutputOf } from '@clearpaw/contract';
import type { ComplianceReport } from '@clearpaw/domain';

export type Report = OutputOf<typeof compliance.getCompliance>;

export function presentReport(report: ComplianceReport): Report {
  const checks = report.checks.map((check) => ({ ...check, recordIds: [...check.recordIds] }));
  return { ...report, checks };
}
