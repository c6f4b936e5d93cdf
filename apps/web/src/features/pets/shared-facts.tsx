import { useCall } from '../../platform/data/index.ts';
import { petMessages } from './messages.gen.ts';
import { usePetFacts } from './pet-facts.ts';
import type { Pet } from './use-pet.ts';

interface SharedFactsProps {
  readonly pet: Pick<Pet, 'breed' | 'species' | 'colour'> & {
    readonly petId: string;
    readonly scope: 'verdict' | 'records' | 'care';
  };
  /** A weight in the reader's format. */
  readonly formatWeight: (kg: number) => string;
}

/** Who a pet is, in one line for staff: breed and color, and where the owner shares the record also sex, age and weight. */
export function SharedFacts({ pet, formatWeight }: SharedFactsProps) {
  const messages = petMessages;
  const factsOf = usePetFacts();
  const shared = useCall('getPet', { petId: pet.petId }, { enabled: pet.scope !== 'verdict' }).data;
  if (!shared) return [factsOf({ ...pet, bornOn: null }), pet.colour].filter(Boolean).join(', ');
  const { sex, sterilized, weightKg } = shared;
  const state = sex !== 'unknown' && sterilized ? (`${sex}Sterilized` as const) : sex;
  return [factsOf(shared), messages.sexAndState[state], pet.colour, weightKg && formatWeight(weightKg)]
    .filter(Boolean)
    .join(', ');
}
