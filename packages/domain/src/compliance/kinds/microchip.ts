import { not, read } from '../certlogic/expression.ts';
import { profileCures } from '../messages/cures.ts';
import { factFinding, missing } from '../vocabulary/finding.ts';
import { constantJudge } from '../vocabulary/judge.ts';
import type { MicrochipRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

const met = constantJudge(factFinding('met', 'met'));
const noMicrochip = constantJudge(missing);

const cures = profileCures({
  owner: 'Add the chip number in the pet’s profile.',
  staff: 'Ask for the chip number, or read it.',
  step: { action: 'answer', field: 'microchip' },
});

/** A microchip number is on record. */
export const microchipKind: KindDefinition<MicrochipRequirement> = {
  heading: () => 'Microchip',
  judge: (_, { pet: { microchip } }) => (microchip === null ? noMicrochip : met),
  proofDays: () => undefined,
  cures,
  reasons: ['met', 'missing'],
  ended: () => 'too long ago',
  certLogic: () => not(not(read('pet.microchip'))),
  reads: () => [],
  asks: () => ({ about: 'fact', fact: 'microchip' }),
  isOnBadge: () => true,
  contradictions: noContradictions,
};
