import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { alertTable } from '../../schema/alert.ts';

/** Deletes alerts about a pet, for people who no longer see it. */
export async function forgetPetAlerts(tx: Tx, petId: string): Promise<void> {
  await tx.db.delete(alertTable).where(eq(alertTable.petId, petId));
}
