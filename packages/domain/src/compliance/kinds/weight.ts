import { ruleProblemTexts } from '../../rule-problems/index.ts';
import { all, type CertLogic, isAtLeast, read } from '../certlogic/expression.ts';
import { cureNamed, profileCures } from '../messages/cures.ts';
import { factFinding } from '../vocabulary/finding.ts';
import { constantJudge, type Judge } from '../vocabulary/judge.ts';
import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { WeightRequirement } from '../vocabulary/requirement.ts';
import { crossedBounds } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

const met = constantJudge(factFinding('met', 'met'));
const weightUnknown = constantJudge(factFinding('needs_information', 'weight_unknown'));
const tooLight = constantJudge(factFinding('failed', 'too_light'));
const tooHeavy = constantJudge(factFinding('failed', 'too_heavy'));

function weightJudge({ minKg, maxKg }: WeightRequirement, { weightKg }: PetFacts): Judge {
  if (weightKg === null) return weightUnknown;
  if (minKg !== undefined && weightKg < minKg) return tooLight;
  if (maxKg !== undefined && weightKg > maxKg) return tooHeavy;
  return met;
}

/** CertLogic compares whole numbers only, so weights are in grams; a bound finer than a gram cannot be expressed. */
function weightLogic({ minKg, maxKg }: WeightRequirement): CertLogic | null {
  const bounds = [minKg, maxKg].map((kg) => (kg === undefined ? undefined : Math.round(kg * 1000)));
  const isExact = [minKg, maxKg].every((kg, index) => kg === undefined || kg * 1000 === bounds[index]);
  if (!isExact) return null;
  const [least, most] = bounds;
  const grams = read('pet.weightGrams');
  return all([
    isAtLeast(grams, 0),
    least === undefined ? true : isAtLeast(grams, least),
    most === undefined ? true : isAtLeast(most, grams),
  ]);
}

const cures = profileCures(cureNamed('addWeight', { action: 'answer', field: 'weightKg' }));

/** A weight within the bounds (inclusive); an unknown weight never passes. */
export const weightKind: KindDefinition<WeightRequirement> = {
  heading: (_, { checks }) => checks.headings.weight,
  judge: (requirement, { pet }) => weightJudge(requirement, pet),
  proofDays: () => undefined,
  cures,
  reasons: ['met', 'too_light', 'too_heavy', 'weight_unknown'],
  ended: 'tooLongAgo',
  certLogic: weightLogic,
  reads: () => [],
  asks: () => ({ about: 'fact', fact: 'weightKg' }),
  isOnBadge: () => false,
  contradictions: ({ minKg, maxKg }) =>
    crossedBounds(minKg, maxKg, ['maxKg'], ruleProblemTexts.weights_crossed),
};
