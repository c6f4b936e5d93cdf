import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { visitTable } from '../../schema/visit.ts';

/** Gives a pet the planned visits of another one at a business. */
export async function moveVisits(
  { db }: Tx,
  { businessId, from, to }: { readonly businessId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(visitTable)
    .set({ petId: to })
    .where(and(eq(visitTable.businessId, businessId), eq(visitTable.petId, from)));
}
