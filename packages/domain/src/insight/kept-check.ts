import type { Check } from '../compliance/index.ts';

/**
 * What a check-in stores of a check: enough to know later what proof there was, and no more of a pet than its
 * owner shares with the business: no dates, records or messages.
 */
export type KeptCheck = Pick<Check, 'ruleId' | 'level' | 'status' | 'reason'>;

/** The checks of a report as an arrival keeps them. */
export function keptChecks(checks: readonly Check[]): KeptCheck[] {
  return checks.map(({ ruleId, level, status, reason }) => ({ ruleId, level, status, reason }));
}
