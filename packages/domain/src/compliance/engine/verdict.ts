import type { Verdict } from '../vocabulary/report.ts';
import type { RuleLevel } from '../vocabulary/rule.ts';
import { isSatisfied, type Status } from '../vocabulary/status.ts';

/** The verdict over the required rules: the worst of their results, 'compliant' if there are none. */
export function verdictOf(
  checks: readonly { readonly level: RuleLevel; readonly status: Status }[],
): Verdict {
  let verdict: Verdict = 'compliant';
  for (const { level, status } of checks) {
    if (level === 'recommended') continue;
    if (status === 'pending') verdict = 'pending';
    else if (!isSatisfied(status)) return 'non_compliant';
    else if (verdict === 'compliant' && (status === 'expiring' || status === 'grace')) verdict = 'expiring';
  }
  return verdict;
}
