import { is, read } from '../certlogic/expression.ts';
import { cureNamed, profileCures } from '../messages/cures.ts';
import { factFinding } from '../vocabulary/finding.ts';
import { constantJudge, type Judge } from '../vocabulary/judge.ts';
import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { SterilizationRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

const met = constantJudge(factFinding('met', 'met'));
const unsterilized = constantJudge(factFinding('failed', 'not_sterilized'));
const sterilizationUnknown = constantJudge(factFinding('needs_information', 'sterilization_unknown'));

/** Spayed or neutered; unknown never passes. */
function sterilizationJudge({ sterilized }: PetFacts): Judge {
  if (sterilized === null) return sterilizationUnknown;
  return sterilized ? met : unsterilized;
}

const cures = profileCures(cureNamed('answerSterilized', { action: 'answer', field: 'sterilized' }));

/** The pet is spayed or neutered, as its profile says. */
export const sterilizationKind: KindDefinition<SterilizationRequirement> = {
  heading: (_, { checks }) => checks.headings.sterilization,
  judge: (_, { pet }) => sterilizationJudge(pet),
  proofDays: () => undefined,
  cures,
  reasons: ['met', 'not_sterilized', 'sterilization_unknown'],
  ended: 'tooLongAgo',
  certLogic: () => is(read('pet.sterilized'), true),
  reads: () => [],
  asks: () => ({ about: 'fact', fact: 'sterilized' }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
