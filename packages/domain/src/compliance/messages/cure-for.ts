import { ageKind } from '../kinds/age.ts';
import { kindOf } from '../kinds/kinds.ts';
import { sterilizationKind } from '../kinds/sterilization.ts';
import { weightKind } from '../kinds/weight.ts';
import type { Cure } from '../vocabulary/cure.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { sign } from './cures.ts';

const comeBack: Cure = { owner: 'Nothing to do but wait.', staff: 'Offer a later day.' };
const notHere: Cure = {
  owner: 'Ask the business what is possible.',
  staff: 'A manager can decide otherwise.',
};

const missingCure = (requirement: Requirement): Cure => kindOf(requirement).cures.missing;
const endedCure = (requirement: Requirement): Cure => kindOf(requirement).cures.ended;

/** What adds the proof that is asked for; businesses review doses only. */
function proofToAdd(requirement: Requirement): string {
  const asked = 'evidence' in requirement ? requirement.evidence : undefined;
  if (asked === 'document') return 'Edit the record and attach its document.';
  if (asked === 'reviewed' && kindOf(requirement).isReviewed) {
    return 'Attach the certificate to the record, then ask the business to review it.';
  }
  return 'Ask your clinic to confirm this record.';
}

const noCure = (): null => null;

const cures = {
  not_applicable: noCure,
  met: noCure,
  expiring: endedCure,
  grace: endedCure,
  titer: noCure,
  exemption: noCure,
  under_review: () => ({ owner: 'Nothing to do: it is being reviewed.', staff: 'Remind the reviewer.' }),
  unverified: (requirement) => ({
    owner: proofToAdd(requirement),
    staff: 'Ask for the certificate and check it.',
  }),
  dose_too_recent: () => comeBack,
  too_young: () => comeBack,
  series_incomplete: () => ({
    owner: 'Book the next dose of the series, or add the earlier ones.',
    staff: 'Ask whether all doses are on record.',
  }),
  expired: endedCure,
  older_version: () => sign,
  missing: missingCure,
  stay_away: () => comeBack,
  test_failed: () => ({
    owner: 'Treat it with your vet and add a clear result of a later day.',
    staff: 'Ask for a clear result of a later day.',
  }),
  declared_no: () => ({ owner: 'Answer again when it has changed.', staff: 'Offer a later day.' }),
  evaluation_not_passed: missingCure,
  too_old: () => notHere,
  too_light: () => notHere,
  too_heavy: () => notHere,
  not_sterilized: () => ({
    owner: 'Tell us when it is done, in the pet’s profile.',
    staff: 'Tell the owner that it is asked from this age on.',
  }),
  dose_without_end: () => ({
    owner: 'Edit the record and add the end date from the certificate.',
    staff: 'Ask for the certificate: it names the end.',
  }),
  route_unknown: () => ({
    owner: 'Edit the record and add how the dose was given: nose, mouth or needle.',
    staff: 'Ask how the dose was given: nose, mouth or needle.',
  }),
  issue_date_unknown: () => ({
    owner: 'Open the document and add its issue date.',
    staff: 'Ask for the issue date.',
  }),
  birth_date_unknown: () => ageKind.cures.missing,
  weight_unknown: () => weightKind.cures.missing,
  sterilization_unknown: () => sterilizationKind.cures.missing,
} satisfies Record<Reason, (requirement: Requirement) => Cure | null>;

/** What would put a check right, for both audiences; null where nothing is wrong. Never a date. */
export function cureFor(requirement: Requirement, reason: Reason): Cure | null {
  return cures[reason](requirement);
}
