import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petTable } from '../../schema/pet.ts';

/** The text that a business's check-ins show instead of the name. */
const forgotten = 'Deleted pet';

/** Check-ins of an erased pet stay, without its name. */
export async function forgetPetName(tx: Tx, petId: string): Promise<void> {
  await tx.db.update(checkInTable).set({ petName: forgotten }).where(eq(checkInTable.petId, petId));
}

/** Check-ins of a deleted account stay, without the pets' names. */
export async function forgetPetNames(tx: Tx, ownerId: string): Promise<void> {
  const pets = tx.db.select({ id: petTable.id }).from(petTable).where(eq(petTable.ownerId, ownerId));
  await tx.db.update(checkInTable).set({ petName: forgotten }).where(inArray(checkInTable.petId, pets));
}
