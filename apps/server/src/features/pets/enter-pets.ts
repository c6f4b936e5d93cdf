import type { Database } from '../../platform/database/index.ts';
import { petTable } from '../../schema/pet.ts';
import type { PetRow } from './pet-access.ts';

/** Stores pets that a person imports from another account; their facts were already checked. */
export async function enterPets(db: Database, pets: readonly PetRow[]): Promise<void> {
  const mostAtOnce = 1_000;
  for (let from = 0; from < pets.length; from += mostAtOnce) {
    await db.insert(petTable).values(pets.slice(from, from + mostAtOnce));
  }
}
