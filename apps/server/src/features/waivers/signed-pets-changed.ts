import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { waiverSignatureTable } from '../../schema/waiver.ts';
import { petChanged } from '../rechecks/index.ts';

/** Marks every pet with a signature, because it may have to be signed again earlier or later than before. */
export async function signedPetsChanged(tx: Tx, waiverId: string, now: Date): Promise<void> {
  const rows = await tx.db
    .selectDistinct({ petId: waiverSignatureTable.petId })
    .from(waiverSignatureTable)
    .where(eq(waiverSignatureTable.waiverId, waiverId));
  for (const { petId } of rows) await petChanged(tx, petId, now);
}
