import type { Species } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { unknownFacts } from './create-pet.ts';
import { pet } from './pet.table.ts';

/** A pet that came without an account: only what was said at the door is known. */
export async function insertGuestPet(
  db: Database,
  guest: {
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly species: Species;
    readonly at: Date;
  },
): Promise<void> {
  const { at, ...facts } = guest;
  await db.insert(pet).values({ ...unknownFacts, ...facts, createdAt: at, updatedAt: at });
}
