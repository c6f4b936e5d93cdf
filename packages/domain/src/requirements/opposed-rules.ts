import type { AppliesTo, Contradiction, Requirement } from '../compliance/index.ts';
import { ruleProblemTexts } from '../rule-problems/index.ts';

interface ComparedRule {
  readonly level?: 'required' | 'recommended' | undefined;
  readonly appliesTo?: AppliesTo | undefined;
  readonly requirement: Pick<Requirement, 'kind'>;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly at: readonly [least: string, most: string];
}

function boundsOf(requirement: Requirement): Bounds | null {
  if (requirement.kind === 'age') {
    const { minWeeks = 0, maxWeeks = Number.POSITIVE_INFINITY } = requirement;
    return { least: minWeeks, most: maxWeeks, at: ['minWeeks', 'maxWeeks'] };
  }
  if (requirement.kind === 'weight') {
    const { minKg = 0, maxKg = Number.POSITIVE_INFINITY } = requirement;
    return { least: minKg, most: maxKg, at: ['minKg', 'maxKg'] };
  }
  return null;
}

const messages = { age: ruleProblemTexts.age_opposed, weight: ruleProblemTexts.weight_opposed } as const;

const comparable = ({ appliesTo = {} }: ComparedRule): string =>
  JSON.stringify(Object.entries(appliesTo).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The later of two required rules for the same pets, if no age or weight meets both. */
export function opposedRule(rules: readonly ComparedRule[], index: number): readonly Contradiction[] {
  const rule = rules[index];
  if (rule === undefined || rule.level !== 'required') return [];
  const { kind } = rule.requirement;
  if (kind !== 'age' && kind !== 'weight') return [];
  const own = boundsOf(rule.requirement as Requirement);
  const opposed = rules.slice(0, index).some((other) => {
    if (other.level !== 'required' || other.requirement.kind !== kind) return false;
    const bounds = boundsOf(other.requirement as Requirement);
    if (!own || !bounds || comparable(other) !== comparable(rule)) return false;
    return Math.max(own.least, bounds.least) > Math.min(own.most, bounds.most);
  });
  if (!opposed || !own || own.least > own.most) return [];
  return [{ at: [own.most === Number.POSITIVE_INFINITY ? own.at[0] : own.at[1]], message: messages[kind] }];
}
