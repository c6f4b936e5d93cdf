import type { Requirement, RequirementKind, RequirementOf } from '../vocabulary/requirement.ts';
import { ageKind } from './age.ts';
import { declarationKind } from './declaration.ts';
import { documentKind } from './document.ts';
import { evaluationKind } from './evaluation.ts';
import type { KindDefinition } from './kind.ts';
import { microchipKind } from './microchip.ts';
import { questionKind } from './question.ts';
import { sterilizationKind } from './sterilization.ts';
import { testKind } from './test.ts';
import { treatmentKind } from './treatment.ts';
import { vaccinationKind } from './vaccination.ts';
import { waiverKind } from './waiver.ts';
import { weightKind } from './weight.ts';

type Kinds = { readonly [K in RequirementKind]: KindDefinition<RequirementOf<K>> };

/** Every kind once, in the order in which an editor offers them; a kind that is missing here does not compile. */
const kinds: Kinds = {
  vaccination: vaccinationKind,
  test: testKind,
  treatment: treatmentKind,
  document: documentKind,
  waiver: waiverKind,
  sterilization: sterilizationKind,
  microchip: microchipKind,
  age: ageKind,
  weight: weightKind,
  evaluation: evaluationKind,
  declaration: declarationKind,
  question: questionKind,
};

/** The kinds of requirement, in the order in which an editor offers them. */
export const requirementKinds = Object.keys(kinds) as readonly RequirementKind[];

/** Everything known about the kind of a requirement. */
export function kindOf({ kind }: Requirement): KindDefinition<Requirement> {
  // Each definition receives only requirements of its own kind.
  return kinds[kind] as KindDefinition<Requirement>;
}
