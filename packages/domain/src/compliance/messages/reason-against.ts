import type { ComplianceReport } from '../vocabulary/report.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { isSatisfied } from '../vocabulary/status.ts';
import { sayCheck } from './explain-check.ts';

/** The first reason why a pet is not cleared, as one sentence without a full stop; null if there is none. */
export function reasonAgainst(
  { checks }: Pick<ComplianceReport, 'checks'>,
  rules: readonly Rule[],
): string | null {
  const open = checks.filter(({ level, status }) => level === 'required' && !isSatisfied(status));
  const check = open.find(({ status }) => status !== 'pending') ?? open[0];
  if (!check) return null;
  const said = sayCheck(
    check,
    rules.find(({ id }) => id === check.ruleId),
  );
  return said.split(/\.(?:\s|$)/, 1)[0] ?? said;
}
