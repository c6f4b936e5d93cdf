import type { Requirement, RequirementOf, Rule } from '@clearpaw/domain';
import { withRequirement } from '../change-rule.ts';
import type { ClauseId } from '../texts-of-rules.ts';
import type { Clause } from './clause.ts';

/** A clause that is one field of the requirement. */
function field<R extends Requirement, F extends keyof R & string>(
  rule: Rule,
  asked: R,
  id: ClauseId,
  name: F,
  usual: R[F],
  isNeeded = false,
): Clause {
  return {
    id,
    isOn: asked[name] !== undefined,
    isNeeded,
    add: () => withRequirement(rule, { [name]: usual }),
    remove: () => withRequirement(rule, { [name]: undefined }),
  };
}

/** How well a record must be proven. */
export const proofClauses = (
  rule: Rule,
  asked: RequirementOf<'test' | 'treatment' | 'document'>,
): readonly Clause[] => [
  {
    ...field(rule, asked, 'evidence', 'evidence', 'document'),
    remove: () => withRequirement(rule, { evidence: undefined, reviewedBy: undefined }),
  },
  ...(asked.evidence === 'reviewed' ? [field(rule, asked, 'ownReview', 'reviewedBy', 'us')] : []),
];

export const documentClauses = (rule: Rule, asked: RequirementOf<'document'>): readonly Clause[] => [
  field(rule, asked, 'issued', 'maxAgeDays', 30),
  field(rule, asked, 'through', 'through', 'arrival'),
  ...proofClauses(rule, asked),
];

export const ageClauses = (rule: Rule, asked: RequirementOf<'age'>): readonly Clause[] => [
  field(rule, asked, 'minAge', 'minWeeks', 16, asked.maxWeeks === undefined),
  field(rule, asked, 'maxAge', 'maxWeeks', 780, asked.minWeeks === undefined),
];

export const weightClauses = (rule: Rule, asked: RequirementOf<'weight'>): readonly Clause[] => [
  field(rule, asked, 'minWeight', 'minKg', 1, asked.maxKg === undefined),
  field(rule, asked, 'maxWeight', 'maxKg', 40, asked.minKg === undefined),
];

export const evaluationClauses = (rule: Rule, asked: RequirementOf<'evaluation'>): readonly Clause[] => [
  field(rule, asked, 'lapse', 'lapsesAfterDays', 180),
];
