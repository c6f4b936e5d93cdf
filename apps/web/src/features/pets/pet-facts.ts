import { calendarDateIn, petAge } from '@clearpaw/domain';
import { petMessages } from './messages.gen.ts';
import type { Pet } from './use-pet.ts';

/** Breed (or species) and age in one line: "Labrador mix, 4 years". */
export function usePetFacts(): (pet: Pick<Pet, 'breed' | 'species' | 'bornOn'>) => string {
  const messages = petMessages;
  return ({ breed, species, bornOn }) => {
    const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
    const age = bornOn === null ? null : petAge(bornOn, today);
    return [breed ?? messages.species[species], age && messages.age[age.unit](age.count)]
      .filter(Boolean)
      .join(', ');
  };
}
