import { type Portrait, portraitFor } from '../../ui/portrait/index.ts';
import type { Pet } from './use-pet.ts';

/** The pet's own portrait: derived from its id, in the color its owner entered. */
export function petAppearance({
  id,
  name,
  species,
  colour,
}: Pick<Pet, 'id' | 'name' | 'species' | 'colour'>): Portrait {
  return portraitFor({ id, name, species, colour });
}
