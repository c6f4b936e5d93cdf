import type { RuleLevel } from './rule.ts';
import type { Status } from './status.ts';

/** The verdict at check-in. 'compliant' and 'expiring' admit a pet. */
export const verdicts = ['compliant', 'expiring', 'pending', 'non_compliant'] as const;
export type Verdict = (typeof verdicts)[number];

/** The numbers in the message of a check; only those that the message contains are present. */
export type CheckParams = {
  readonly days?: number | undefined;
  readonly doses?: number | undefined;
  readonly weeks?: number | undefined;
  readonly kg?: number | undefined;
};

/**
 * The result of one rule. `reason` is a stable code without dates, names or ids, and `params` has the numbers of its
 * message, so that any program can say it in its language; `message` has no dates, so that staff may read it with any
 * scope; `recordIds` has the deciding record or is empty.
 */
export type Check = {
  readonly ruleId: string;
  readonly level: RuleLevel;
  readonly status: Status;
  readonly reason: string;
  readonly params: CheckParams;
  readonly message: string;
  readonly recordIds: readonly string[];
  readonly validUntil: string | null;
};

/** The engine's answer; `checks` are in the order of the rules, and dates are arrivals with the same length of stay. */
export type ComplianceReport = {
  readonly verdict: Verdict;
  readonly checks: readonly Check[];
  readonly compliantFrom: string | null;
  readonly changesOn: string | null;
};
