import { kindOf } from '../kinds/kinds.ts';
import { asksForOwnReview } from '../proofs/shortfall.ts';
import type { AskedPetField, Cure } from '../vocabulary/cure.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';

const missingCure = (requirement: Requirement): Cure => kindOf(requirement).cures(requirement).missing;
const endedCure = (requirement: Requirement): Cure => kindOf(requirement).cures(requirement).ended;

/** What adds the proof that is asked for. */
function proofToAdd(requirement: Requirement): Cure {
  const staff = 'Ask for the certificate and check it.';
  const asked = 'evidence' in requirement ? requirement.evidence : undefined;
  if (asked === 'document') {
    return { owner: 'Edit the record and attach its document.', staff, step: { action: 'edit' } };
  }
  if (asked === 'reviewed' && 'evidence' in requirement && asksForOwnReview(requirement)) {
    return {
      owner: 'Ask the business to review this record; a review by another business does not count here.',
      staff: 'Review the record: a review by another business does not count.',
      step: { action: 'review' },
    };
  }
  if (asked === 'reviewed') {
    return { owner: 'Ask the business to review this record.', staff, step: { action: 'review' } };
  }
  return { owner: 'Ask your clinic to confirm this record.', staff, step: { action: 'confirm' } };
}

const comeBack = (): Cure => ({
  owner: 'Nothing to do but wait.',
  staff: 'Offer a later day.',
  step: { action: 'wait', until: 'day' },
});

const weighAgain = (): Cure => ({
  owner: 'Update the weight if it has changed; if not, ask the business what is possible.',
  staff: 'A manager can decide otherwise.',
  step: { action: 'answer', field: 'weightKg' },
});

const profileCure = (owner: string, staff: string, field: AskedPetField) => (): Cure => ({
  owner,
  staff,
  step: { action: 'answer', field },
});

const completion = (owner: string, staff: string) => (): Cure => ({ owner, staff, step: { action: 'edit' } });

const noCure = (): null => null;

/** The reasons with which nothing is wrong; every other one has a cure, which the type below demands. */
type Settled = 'not_applicable' | 'met' | 'titer' | 'exemption';
type Cures = { readonly [R in Reason]: (requirement: Requirement) => R extends Settled ? null : Cure };

const cures: Cures = {
  not_applicable: noCure,
  met: noCure,
  expiring: endedCure,
  grace: endedCure,
  titer: noCure,
  exemption: noCure,
  under_review: () => ({
    owner: 'Nothing to do: it waits for a review.',
    staff: 'Remind the reviewer.',
    step: { action: 'wait', until: 'review' },
  }),
  unverified: proofToAdd,
  dose_too_recent: comeBack,
  too_young: comeBack,
  series_incomplete: (requirement) => ({
    owner: 'Book the next dose of the series, or add the earlier ones.',
    staff: 'Ask whether all doses are on record.',
    step: missingCure(requirement).step,
  }),
  expired: endedCure,
  older_version: endedCure,
  missing: missingCure,
  stay_away: comeBack,
  test_failed: (requirement) => ({
    owner: 'Treat it with your vet and add a clear result of a later day.',
    staff: 'Ask for a clear result of a later day.',
    step: missingCure(requirement).step,
  }),
  declared_no: (requirement) => ({
    owner: 'Answer again when it has changed.',
    staff: 'Offer a later day.',
    step: missingCure(requirement).step,
  }),
  evaluation_not_passed: missingCure,
  too_old: () => ({
    owner: 'Ask the business what is possible.',
    staff: 'A manager can decide otherwise.',
    step: { action: 'visit', about: 'exception' },
  }),
  too_light: weighAgain,
  too_heavy: weighAgain,
  not_sterilized: profileCure(
    'Tell us when it is done, in the pet’s profile.',
    'Tell the owner that it is asked from this age on.',
    'sterilized',
  ),
  dose_without_end: completion(
    'Edit the record and add the end date from the certificate.',
    'Ask for the certificate: it names the end.',
  ),
  route_unknown: completion(
    'Edit the record and add how the dose was given: nose, mouth or needle.',
    'Ask how the dose was given: nose, mouth or needle.',
  ),
  issue_date_unknown: completion('Open the document and add its issue date.', 'Ask for the issue date.'),
  birth_date_unknown: profileCure(
    'Add the birth date in the pet’s profile.',
    'Ask for the birth date.',
    'bornOn',
  ),
  weight_unknown: profileCure('Add the weight in the pet’s profile.', 'Weigh the pet, or ask.', 'weightKg'),
  sterilization_unknown: profileCure('Answer it in the pet’s profile.', 'Ask the owner.', 'sterilized'),
};

/** What would put a check right, for both audiences; null where nothing is wrong. Never a date. */
export function cureFor(requirement: Requirement, reason: Reason): Cure | null {
  return cures[reason](requirement);
}
