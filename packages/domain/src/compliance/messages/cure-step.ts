import { kindOf } from '../kinds/kinds.ts';
import type { CureStep } from '../vocabulary/cure.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';

const provide = (requirement: Requirement): CureStep | null => kindOf(requirement).step(requirement);

/** What adds the proof that is asked for. A clinic's confirmation is worth more than a review, so it serves where businesses do not review. */
function addProof(requirement: Requirement): CureStep | null {
  const asked = 'evidence' in requirement ? requirement.evidence : undefined;
  if (asked === 'document') return { action: 'edit' };
  if (asked === 'reviewed' && kindOf(requirement).isReviewed) return { action: 'review' };
  return { action: 'confirm' };
}

const none = (): null => null;
const edit = (): CureStep => ({ action: 'edit' });

const steps = {
  not_applicable: none,
  met: none,
  expiring: provide,
  grace: provide,
  titer: none,
  exemption: none,
  under_review: none,
  unverified: addProof,
  dose_too_recent: none,
  too_young: none,
  series_incomplete: provide,
  expired: provide,
  older_version: provide,
  missing: provide,
  stay_away: none,
  test_failed: provide,
  declared_no: provide,
  evaluation_not_passed: none,
  too_old: none,
  too_light: none,
  too_heavy: none,
  not_sterilized: provide,
  dose_without_end: edit,
  route_unknown: edit,
  issue_date_unknown: edit,
  birth_date_unknown: () => ({ action: 'answer', field: 'bornOn' }),
  weight_unknown: () => ({ action: 'answer', field: 'weightKg' }),
  sterilization_unknown: () => ({ action: 'answer', field: 'sterilized' }),
} satisfies Record<Reason, (requirement: Requirement) => CureStep | null>;

/** The step that belongs to the owner's cure of a check; null where nothing can be done in the app. */
export function cureStepFor(requirement: Requirement, reason: Reason): CureStep | null {
  return steps[reason](requirement);
}
