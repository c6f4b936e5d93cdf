import { civilFromDay, type Day, dayFromCivil, dayOf, daysInMonth } from '../../calendar/index.ts';
import type { PetFacts } from './pet-facts.ts';

/** The days on which a pet can have been born, both inclusive. */
export type BirthRange = { readonly earliest: Day; readonly latest: Day };

/** The possible birth days: one day, every day of a month or a year, or null if nothing is known. */
export function birthRange(pet: PetFacts): BirthRange | null {
  if (pet.bornOn === null) return null;
  const day = dayOf(pet.bornOn);
  if (pet.bornOnPrecision === 'month') {
    const { year, month } = civilFromDay(day);
    const earliest = dayFromCivil(year, month, 1);
    return { earliest, latest: earliest + daysInMonth(year, month) - 1 };
  }
  if (pet.bornOnPrecision === 'year') {
    const { year } = civilFromDay(day);
    return { earliest: dayFromCivil(year, 1, 1), latest: dayFromCivil(year, 12, 31) };
  }
  return { earliest: day, latest: day };
}
