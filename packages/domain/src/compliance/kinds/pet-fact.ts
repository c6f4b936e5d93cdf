import { factFinding } from '../vocabulary/finding.ts';
import { constantJudge, type Judge } from '../vocabulary/judge.ts';
import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { WeightRequirement } from '../vocabulary/rule.ts';

const met = constantJudge(factFinding('met', 'met'));
const unsterilized = constantJudge(factFinding('failed', 'not_sterilized'));
const sterilizationUnknown = constantJudge(factFinding('needs_information', 'sterilization_unknown'));
const noMicrochip = constantJudge(factFinding('missing', 'missing'));
const weightUnknown = constantJudge(factFinding('needs_information', 'weight_unknown'));
const tooLight = constantJudge(factFinding('failed', 'too_light'));
const tooHeavy = constantJudge(factFinding('failed', 'too_heavy'));

/** Spayed or neutered; unknown never passes. */
export function sterilizationJudge({ sterilized }: PetFacts): Judge {
  if (sterilized === null) return sterilizationUnknown;
  return sterilized ? met : unsterilized;
}

/** A microchip number is on record. */
export function microchipJudge({ microchip }: PetFacts): Judge {
  return microchip === null ? noMicrochip : met;
}

/** A weight within the bounds, which are inside. */
export function weightJudge({ minKg, maxKg }: WeightRequirement, { weightKg }: PetFacts): Judge {
  if (weightKg === null) return weightUnknown;
  if (minKg !== undefined && weightKg < minKg) return tooLight;
  if (maxKg !== undefined && weightKg > maxKg) return tooHeavy;
  return met;
}
