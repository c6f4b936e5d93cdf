import { type Portrait, portraitFor } from '../../ui/portrait/index.ts';
import type { Pet } from './use-pet.ts';

/** The pet's own face: drawn by lot from its id, in the colour its owner named. */
export function petAppearance({
  id,
  name,
  species,
  colour,
}: Pick<Pet, 'id' | 'name' | 'species' | 'colour'>): Portrait {
  return portraitFor({ id, name, species, colour });
}
