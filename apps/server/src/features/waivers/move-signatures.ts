import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { waiverSignatureTable } from '../../schema/waiver.ts';

/** Gives a pet the signatures for another one; the signed documents name that one as before. */
export async function moveSignatures(
  { db }: Tx,
  { businessId, from, to }: { readonly businessId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(waiverSignatureTable)
    .set({ petId: to })
    .where(and(eq(waiverSignatureTable.businessId, businessId), eq(waiverSignatureTable.petId, from)));
}
