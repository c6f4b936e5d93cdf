import type { Check } from '../compliance/index.ts';

/**
 * The part of a check that a check-in stores: enough to show later what proof there was, and no more than the owner
 * shares with the business: no dates, records or messages.
 */
export type KeptCheck = Pick<Check, 'ruleId' | 'level' | 'status' | 'reason'>;

/** The checks of a report as stored with a check-in. */
export function keptChecks(checks: readonly Check[]): KeptCheck[] {
  return checks.map(({ ruleId, level, status, reason }) => ({ ruleId, level, status, reason }));
}
