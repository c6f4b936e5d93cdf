import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { alertTable } from '../../schema/alert.ts';

/** What anyone was told about a pet that they do not see any more. */
export async function forgetPetAlerts(tx: Tx, petId: string): Promise<void> {
  await tx.db.delete(alertTable).where(eq(alertTable.petId, petId));
}
