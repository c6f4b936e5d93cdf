import type { ComplianceReport } from '../vocabulary/report.ts';
import { isSatisfied } from '../vocabulary/status.ts';

/** The rules that are not met, required or not, in the order of the rules; lists are filtered by them. */
export function unmetRules({ checks }: Pick<ComplianceReport, 'checks'>): string[] {
  return checks.filter(({ status }) => !isSatisfied(status)).map(({ ruleId }) => ruleId);
}
