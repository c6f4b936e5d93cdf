import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { checkInTable } from '../../schema/check-in.ts';

/** Gives a pet the check-ins of another one at a business. */
export async function moveCheckIns(
  { db }: Tx,
  { businessId, from, to }: { readonly businessId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(checkInTable)
    .set({ petId: to })
    .where(and(eq(checkInTable.businessId, businessId), eq(checkInTable.petId, from)));
}
