import { type Requirement, type Rule, subjectOf } from '@clearpaw/domain';
import { editorKinds } from '../editor-kinds.ts';
import type { Clause } from './clause.ts';
import { petClauses } from './pet-clauses.ts';

/** Every possible clause of a rule besides its subject; `today` is the day at the business. */
export function clausesOf(rule: Rule, today: string): readonly Clause[] {
  // The clauses of each kind receive only requirements of that kind.
  const own = editorKinds[rule.requirement.kind].clauses as (
    rule: Rule,
    asked: Requirement,
  ) => readonly Clause[];
  return [...own(rule, rule.requirement), ...petClauses(rule, subjectOf(rule.requirement), today)];
}
