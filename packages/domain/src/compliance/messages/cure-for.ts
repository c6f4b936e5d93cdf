import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/rule.ts';

/** What would put a check right: what the owner can do, and what staff can say. Null where nothing is to be done. */
export type Cure = { readonly owner: string; readonly staff: string };

const booster: Cure = {
  owner: 'Book the next dose, or add it here if it was given.',
  staff: 'Ask whether a newer dose was given, and for its certificate.',
};
const newProof: Cure = {
  owner: 'Add a newer one here.',
  staff: 'Ask for a newer one.',
};
const sign: Cure = {
  owner: 'Read it and sign it on the pet’s page.',
  staff: 'Ask the owner to sign it, here or on their own device.',
};
const comeBack: Cure = { owner: 'Nothing to do but wait.', staff: 'Offer a later day.' };
const notHere: Cure = {
  owner: 'Ask the business what is possible.',
  staff: 'A manager can decide otherwise.',
};

const missingByKind: Readonly<Record<Requirement['kind'], Cure>> = {
  vaccination: {
    owner: 'Add the vaccination with its certificate, or book it with your vet.',
    staff: 'Ask for the certificate.',
  },
  test: { owner: 'Add the result, or ask your vet for the test.', staff: 'Ask for the result.' },
  treatment: { owner: 'Add the treatment when it is given.', staff: 'Ask when it was last given.' },
  document: { owner: 'Upload the document.', staff: 'Ask for the document.' },
  waiver: sign,
  sterilization: { owner: 'Answer it in the pet’s profile.', staff: 'Ask the owner.' },
  microchip: {
    owner: 'Add the chip number in the pet’s profile.',
    staff: 'Ask for the chip number, or read it.',
  },
  age: { owner: 'Add the birth date in the pet’s profile.', staff: 'Ask for the birth date.' },
  weight: { owner: 'Add the weight in the pet’s profile.', staff: 'Weigh the pet, or ask.' },
  evaluation: { owner: 'Ask the business for an evaluation.', staff: 'Offer an evaluation.' },
  declaration: { owner: 'Answer the question here.', staff: 'Ask the owner to answer it.' },
};

const profile = ({ kind }: Requirement): Cure => missingByKind[kind];

function expiredCure({ kind }: Requirement): Cure {
  if (kind === 'vaccination') return booster;
  return kind === 'waiver' || kind === 'evaluation' || kind === 'declaration'
    ? missingByKind[kind]
    : newProof;
}

/** What adds the proof that is asked for. Clinics cannot confirm a record here, and businesses review doses only. */
function proofToAdd(requirement: Requirement): string {
  const asked = 'evidence' in requirement ? requirement.evidence : undefined;
  if (asked === 'document') return 'Edit the record and attach its document.';
  if (asked === 'reviewed' && requirement.kind === 'vaccination') {
    return 'Attach the certificate to the record, then ask the business to review it.';
  }
  return 'Ask the business which proof it accepts.';
}

const noCure = (): null => null;

const cures = {
  not_applicable: noCure,
  met: noCure,
  expiring: (requirement) => expiredCure(requirement),
  grace: (requirement) => expiredCure(requirement),
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
  expired: (requirement) => expiredCure(requirement),
  older_version: () => sign,
  missing: profile,
  stay_away: () => comeBack,
  test_failed: () => ({
    owner: 'Treat it with your vet and add a clear result of a later day.',
    staff: 'Ask for a clear result of a later day.',
  }),
  declared_no: () => ({ owner: 'Answer again when it has changed.', staff: 'Offer a later day.' }),
  evaluation_not_passed: profile,
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
  birth_date_unknown: () => missingByKind.age,
  weight_unknown: () => missingByKind.weight,
  sterilization_unknown: () => missingByKind.sterilization,
} satisfies Record<Reason, (requirement: Requirement) => Cure | null>;

/** What would put a check right, for both audiences; null where nothing is wrong. Never a date. */
export function cureFor(requirement: Requirement, reason: Reason): Cure | null {
  return cures[reason](requirement);
}
