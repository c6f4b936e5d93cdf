import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/rule.ts';

/** The facts about a pet that rules ask for. */
export type AskedPetField = 'bornOn' | 'weightKg' | 'microchip' | 'sterilized';

/** The kinds of record that an owner can add for a rule. */
export type AddedRecord =
  | { readonly kind: 'vaccination' | 'document' }
  | { readonly kind: 'test' | 'treatment' | 'declaration'; readonly code: string };

/** What the owner does to put a check right, so that a screen can offer the control beside the sentence of the cure. */
export type CureStep =
  | { readonly action: 'answer'; readonly field: AskedPetField }
  | { readonly action: 'add'; readonly record: AddedRecord }
  /** The deciding record of the check is completed, or gets its document. */
  | { readonly action: 'edit' }
  /** A business is asked to review the deciding record. */
  | { readonly action: 'review' }
  | { readonly action: 'sign'; readonly waiverId: string };

const fields = {
  sterilization: 'sterilized',
  microchip: 'microchip',
  age: 'bornOn',
  weight: 'weightKg',
} as const satisfies Partial<Record<Requirement['kind'], AskedPetField>>;

function provide(requirement: Requirement): CureStep | null {
  switch (requirement.kind) {
    case 'vaccination':
    case 'document':
      return { action: 'add', record: { kind: requirement.kind } };
    case 'test':
      return { action: 'add', record: { kind: 'test', code: requirement.test } };
    case 'treatment':
      return { action: 'add', record: { kind: 'treatment', code: requirement.treatment } };
    case 'declaration':
      return { action: 'add', record: { kind: 'declaration', code: requirement.code } };
    case 'waiver':
      return { action: 'sign', waiverId: requirement.waiverId };
    case 'evaluation':
      // The business records it.
      return null;
    default:
      return { action: 'answer', field: fields[requirement.kind] };
  }
}

/** What adds the proof that is asked for; a clinic cannot confirm a record here. */
function addProof(requirement: Requirement): CureStep | null {
  const asked = 'evidence' in requirement ? requirement.evidence : undefined;
  if (asked === 'document') return { action: 'edit' };
  return asked === 'reviewed' && requirement.kind === 'vaccination' ? { action: 'review' } : null;
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
