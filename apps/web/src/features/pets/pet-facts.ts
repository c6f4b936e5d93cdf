import { calendarDateIn, petAge } from '@clearpaw/domain';
import { useWordsOf } from '../../platform/words/index.ts';
import type { Pet } from './use-pet.ts';
import { petWords } from './words.ts';

/** Breed (or kind) and age in one line: "Labrador mix, 4 years". */
export function usePetFacts(): (pet: Pick<Pet, 'breed' | 'species' | 'bornOn'>) => string {
  const words = useWordsOf(petWords);
  return ({ breed, species, bornOn }) => {
    const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
    const age = bornOn === null ? null : petAge(bornOn, today);
    return [breed ?? words.species[species], age && words.age[age.unit](age.count)]
      .filter(Boolean)
      .join(', ');
  };
}
