import { ruleProblemTexts } from '../../rule-problems/index.ts';
import type { Contradiction } from './kind.ts';

/** For kinds whose requirements can always be met. */
export const noContradictions = (): readonly Contradiction[] => [];

/** Values that a list contains twice. */
export function repeatedIn(list: readonly string[], name: string): readonly Contradiction[] {
  return list.flatMap((entry, index) =>
    list.indexOf(entry) === index ? [] : [{ at: [name, index], message: ruleProblemTexts.asked_twice }],
  );
}

/** A bound below the other one leaves nothing in between. */
export function crossedBounds(
  min: number | undefined,
  max: number | undefined,
  at: readonly string[],
  message: string,
): readonly Contradiction[] {
  return min !== undefined && max !== undefined && min > max ? [{ at, message }] : [];
}
