import { addMonthsToDay, dayFromCivil, daysInMonth } from '../calendar/index.ts';
import {
  type AppliesTo,
  type Contradiction,
  contradictionsIn,
  type QuestionRequirement,
  type Requirement,
  type RuleLevel,
  type WaiverRequirement,
} from '../compliance/index.ts';
import { ruleProblemTexts } from '../rule-problems/index.ts';
import { opposedRule } from './opposed-rules.ts';
import { unreachableAge, unreachableDoses } from './unreachable-parts.ts';

/** Why no pet could ever meet a rule, or why it would never apply. `path` leads to the field in the list of rules. */
export interface RuleProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A rule as it is written: the current version of a waiver, or text of a question, is not known yet. */
interface WrittenRule {
  readonly level?: RuleLevel | undefined;
  readonly appliesTo?: AppliesTo | undefined;
  readonly requirement:
    | Exclude<Requirement, WaiverRequirement | QuestionRequirement>
    | { readonly kind: 'waiver' }
    | { readonly kind: 'question' };
}

/** The fewest days that this many months can have, for any birthday. */
function minDays(months: number): number {
  let minimum = Number.POSITIVE_INFINITY;
  for (let month = 0; month < 48; month++) {
    const [year, monthOfYear] = [2001 + Math.floor(month / 12), (month % 12) + 1];
    for (const date of [1, daysInMonth(year, monthOfYear)]) {
      const day = dayFromCivil(year, monthOfYear, date);
      minimum = Math.min(minimum, addMonthsToDay(day, months) - day);
    }
  }
  return minimum;
}

function neverApplies({ fromAgeWeeks, fromAgeMonths, untilAgeWeeks }: AppliesTo): Contradiction[] {
  if (untilAgeWeeks === undefined) return [];
  const fromDays = Math.max(
    0,
    (fromAgeWeeks ?? 0) * 7,
    fromAgeMonths === undefined ? 0 : minDays(fromAgeMonths),
  );
  if (fromDays < untilAgeWeeks * 7) return [];
  return [{ at: ['untilAgeWeeks'], message: ruleProblemTexts.ends_first }];
}

/** A waiver can always be signed and a question answered; what is missing of them is filled in later. */
function impossibleParts({ requirement, appliesTo = {} }: WrittenRule): readonly Contradiction[] {
  if (requirement.kind === 'waiver' || requirement.kind === 'question') return [];
  const own = contradictionsIn(requirement);
  if (own.length > 0) return own;
  if (requirement.kind === 'vaccination') return unreachableDoses(requirement, appliesTo);
  return requirement.kind === 'age' ? unreachableAge(requirement, appliesTo) : [];
}

/** Everything in a list of rules that could never be met or would never apply. Such rules are not published. */
export function findImpossibleRules(rules: readonly WrittenRule[]): RuleProblem[] {
  return rules.flatMap((rule, index) => [
    ...neverApplies(rule.appliesTo ?? {}).map(({ at, message }) => ({
      path: [index, 'appliesTo', ...at],
      message,
    })),
    ...[...impossibleParts(rule), ...opposedRule(rules, index)].map(({ at, message }) => ({
      path: [index, 'requirement', ...at],
      message,
    })),
  ]);
}
