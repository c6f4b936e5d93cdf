import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petTable } from '../../schema/pet.ts';

/** What a business's book shows in place of the name. */
const forgotten = 'Deleted pet';

/** The books of businesses keep that somebody was there, and lose who: for an owner who leaves for good. */
export async function forgetPetNames(tx: Tx, ownerId: string): Promise<void> {
  const pets = tx.db.select({ id: petTable.id }).from(petTable).where(eq(petTable.ownerId, ownerId));
  await tx.db.update(checkInTable).set({ petName: forgotten }).where(inArray(checkInTable.petId, pets));
}
