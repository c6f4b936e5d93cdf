import { kindOf } from '../kinds/kinds.ts';
import { asksForOwnReview } from '../proofs/shortfall.ts';
import type { AskedPetField, Cure } from '../vocabulary/cure.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { type CureName, cureNamed } from './cures.ts';

const missingCure = (requirement: Requirement): Cure => kindOf(requirement).cures(requirement).missing;
const endedCure = (requirement: Requirement): Cure => kindOf(requirement).cures(requirement).ended;

/** What adds the proof that is asked for. */
function proofToAdd(requirement: Requirement): Cure {
  const asked = 'evidence' in requirement ? requirement.evidence : undefined;
  if (asked === 'document') return cureNamed('addDocument', { action: 'edit' });
  if (asked === 'reviewed' && 'evidence' in requirement && asksForOwnReview(requirement)) {
    return cureNamed('askOwnReview', { action: 'review' });
  }
  if (asked === 'reviewed') return cureNamed('askReview', { action: 'review' });
  return cureNamed('askClinic', { action: 'confirm' });
}

const comeBack = (): Cure => cureNamed('waitForDay', { action: 'wait', until: 'day' });
const weighAgain = (): Cure => cureNamed('weighAgain', { action: 'answer', field: 'weightKg' });
const profileCure = (name: CureName, field: AskedPetField) => (): Cure =>
  cureNamed(name, { action: 'answer', field });
const completion = (name: CureName) => (): Cure => cureNamed(name, { action: 'edit' });

const noCure = (): null => null;

/** The reasons that need no action; every other one has a cure, which the type below requires. */
type Settled = 'not_applicable' | 'met' | 'titer' | 'exemption';
type Cures = { readonly [R in Reason]: (requirement: Requirement) => R extends Settled ? null : Cure };

const cures: Cures = {
  not_applicable: noCure,
  met: noCure,
  expiring: endedCure,
  grace: endedCure,
  titer: noCure,
  exemption: noCure,
  under_review: () => cureNamed('waitForReview', { action: 'wait', until: 'review' }),
  unverified: proofToAdd,
  dose_too_recent: comeBack,
  too_young: comeBack,
  series_incomplete: (requirement) => cureNamed('nextDose', missingCure(requirement).step),
  expired: endedCure,
  expires_during_stay: endedCure,
  older_version: endedCure,
  missing: missingCure,
  unanswered: missingCure,
  stay_away: comeBack,
  test_failed: (requirement) => cureNamed('clearResult', missingCure(requirement).step),
  declared_no: (requirement) => cureNamed('answerAgain', missingCure(requirement).step),
  evaluation_not_passed: missingCure,
  too_old: () => cureNamed('askBusiness', { action: 'visit', about: 'exception' }),
  too_light: weighAgain,
  too_heavy: weighAgain,
  not_sterilized: profileCure('saySterilized', 'sterilized'),
  dose_without_end: completion('addEnd'),
  route_unknown: completion('addRoute'),
  issue_date_unknown: completion('addIssueDate'),
  birth_date_unknown: profileCure('addBirthDate', 'bornOn'),
  weight_unknown: profileCure('addWeight', 'weightKg'),
  sterilization_unknown: profileCure('answerSterilized', 'sterilized'),
};

/** The action that would satisfy a check, for both audiences; null if nothing is wrong. Never a date. */
export function cureFor(requirement: Requirement, reason: Reason): Cure | null {
  return cures[reason](requirement);
}
