import type { Check } from '../compliance/index.ts';

/**
 * What the door keeps of a check: enough to say later what proof there was, and nothing that tells more of a pet than its
 * owner let the business see: no dates, records or sentences.
 */
export type KeptCheck = Pick<Check, 'ruleId' | 'level' | 'status' | 'reason'>;

/** The checks of a report as an arrival keeps them. */
export function keptChecks(checks: readonly Check[]): KeptCheck[] {
  return checks.map(({ ruleId, level, status, reason }) => ({ ruleId, level, status, reason }));
}
