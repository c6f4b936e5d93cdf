/**
 * Why a check has its status: stable codes without dates, names or ids, suitable for statistics and translation. A code
 * is never renamed; a new cause gets a new code.
 */
export const reasons = [
  'not_applicable',
  'met',
  'expiring',
  'grace',
  'titer',
  'exemption',
  'under_review',
  'unverified',
  'dose_too_recent',
  'too_young',
  'series_incomplete',
  'expired',
  'expires_during_stay',
  'older_version',
  'missing',
  'unanswered',
  'stay_away',
  'test_failed',
  'declared_no',
  'evaluation_not_passed',
  'too_old',
  'too_light',
  'too_heavy',
  'not_sterilized',
  'dose_without_end',
  'route_unknown',
  'issue_date_unknown',
  'birth_date_unknown',
  'weight_unknown',
  'sterilization_unknown',
] as const;
export type Reason = (typeof reasons)[number];

const known: ReadonlySet<string> = new Set(reasons);

/** Whether a code is one of ours; a stored report may contain a code of an older or newer release. */
export function isReason(code: string): code is Reason {
  return known.has(code);
}
