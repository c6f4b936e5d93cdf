import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { petTable } from '../../schema/pet.ts';
import type { PetRow } from './pet-access.ts';

/** Pets deleted up to an instant, oldest first. */
export function findDeletedPets(db: Database, until: Date, limit: number): Promise<PetRow[]> {
  return db
    .select()
    .from(petTable)
    .where(and(isNotNull(petTable.deletedAt), lte(petTable.deletedAt, until)))
    .orderBy(asc(petTable.deletedAt))
    .limit(limit);
}

/** Deletes the row, everything that depends on it, and its photo. Another job deletes its documents. */
export async function erasePet(services: Services, tx: Tx, pet: PetRow, now: Date): Promise<void> {
  await tx.db.delete(petTable).where(eq(petTable.id, pet.id));
  if (pet.photoPath === null) return;
  const [other] = await tx.db
    .select({ id: petTable.id })
    .from(petTable)
    .where(eq(petTable.photoPath, pet.photoPath))
    .limit(1);
  if (!other) await services.objects.remove(tx, pet.photoPath, now);
}
