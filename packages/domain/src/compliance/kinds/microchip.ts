import { not, read } from '../certlogic/expression.ts';
import { cureNamed, profileCures } from '../messages/cures.ts';
import { factFinding, missing } from '../vocabulary/finding.ts';
import { constantJudge } from '../vocabulary/judge.ts';
import type { MicrochipRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

const met = constantJudge(factFinding('met', 'met'));
const noMicrochip = constantJudge(missing);

const cures = profileCures(cureNamed('addMicrochip', { action: 'answer', field: 'microchip' }));

/** A microchip number is on record. */
export const microchipKind: KindDefinition<MicrochipRequirement> = {
  heading: (_, { checks }) => checks.headings.microchip,
  judge: (_, { pet: { microchip } }) => (microchip === null ? noMicrochip : met),
  proofDays: () => undefined,
  cures,
  reasons: ['met', 'missing'],
  ended: 'tooLongAgo',
  certLogic: () => not(not(read('pet.microchip'))),
  reads: () => [],
  asks: () => ({ about: 'fact', fact: 'microchip' }),
  isOnBadge: () => true,
  contradictions: noContradictions,
};
