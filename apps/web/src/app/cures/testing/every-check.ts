import {
  type Check,
  cureFor,
  type Evidence,
  evidenceLevels,
  possibleReasons,
  type Reason,
  type Requirement,
  type RequirementKind,
  type Status,
} from '@clearpaw/domain';
import { testId } from '../../../../test/people.ts';

/** The records that checks of these kinds are decided by. */
export const recordIds: Readonly<Partial<Record<RequirementKind, string>>> = {
  vaccination: testId(801),
  test: testId(802),
  treatment: testId(803),
  document: testId(804),
};

/** A reason as the code of a record. */
const codeOf = (reason: Reason): string => reason.replaceAll('_', '-');

const waiverIds = new Map<Reason, string>();

/** Each reason has its own requirement, so that no two of them are merged into one item. */
export const requirementFor: { readonly [K in RequirementKind]?: (reason: Reason) => Requirement } = {
  vaccination: (reason) => ({ kind: 'vaccination', targets: [`custom:${reason}`] }),
  test: (reason) => ({ kind: 'test', test: codeOf(reason), maxAgeDays: 90 }),
  treatment: (reason) => ({ kind: 'treatment', treatment: codeOf(reason), maxAgeDays: 30 }),
  document: () => ({ kind: 'document', document: 'licence' }),
  waiver: (reason) => {
    const waiverId = waiverIds.get(reason) ?? testId(900 + waiverIds.size);
    waiverIds.set(reason, waiverId);
    return { kind: 'waiver', waiverId, materialVersion: 1 };
  },
  sterilization: () => ({ kind: 'sterilization' }),
  microchip: () => ({ kind: 'microchip' }),
  age: () => ({ kind: 'age', minWeeks: 16, maxWeeks: 600 }),
  weight: () => ({ kind: 'weight', minKg: 4, maxKg: 40 }),
  evaluation: () => ({ kind: 'evaluation' }),
  question: () => ({ kind: 'question', questionId: testId(950), text: 'Is your dog crate-trained?' }),
  declaration: (reason) => ({ kind: 'declaration', code: codeOf(reason), maxAgeDays: 30 }),
};

/** A status that a check with the reason can have; only whether it is met matters here. */
const statusOf = (reason: Reason): Status =>
  reason === 'expiring' || reason === 'grace' ? reason : reason === 'under_review' ? 'pending' : 'missing';

export interface CheckCase {
  readonly name: string;
  readonly requirement: Requirement;
  readonly check: Check;
}

/** Every reason that the engine gives for every kind of requirement with which something is open. */
export const everyCheck: readonly CheckCase[] = Object.values(requirementFor).flatMap((make) =>
  possibleReasons(make('missing')).flatMap((reason) => {
    const levels = reason === 'unverified' ? evidenceLevels.slice(1) : [undefined];
    return levels.flatMap((evidence) => caseOf(make(reason), reason, evidence) ?? []);
  }),
);

function caseOf(asked: Requirement, reason: Reason, evidence: Evidence | undefined): CheckCase | null {
  const requirement = { ...asked, ...(evidence ? { evidence } : {}) } as Requirement;
  if (cureFor(requirement, reason) === null) return null;
  const name = [asked.kind, reason, evidence].filter(Boolean).join(' ');
  const recordId = recordIds[asked.kind];
  const check: Check = {
    ruleId: name.replaceAll(/[ _]/g, '-'),
    level: 'required',
    status: statusOf(reason),
    reason,
    message: `${name}: said about ${reason}.`,
    params: {},
    recordIds: recordId ? [recordId] : [],
    validUntil: null,
  };
  return { name, requirement, check };
}
