import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { visitTable } from '../../schema/visit.ts';
import { publishVisit } from './visit-topic.ts';

/** A business that no longer knows the pet does not expect it: its future visits there are canceled. */
export async function cancelVisitsOf(
  tx: Tx,
  petId: string,
  businessIds: readonly string[],
  now: Date,
): Promise<void> {
  if (businessIds.length === 0) return;
  const rows = await tx.db
    .update(visitTable)
    .set({ state: 'cancelled', updatedAt: now })
    .where(
      and(
        inArray(visitTable.businessId, [...businessIds]),
        eq(visitTable.petId, petId),
        eq(visitTable.state, 'expected'),
      ),
    )
    .returning();
  for (const row of rows) publishVisit(tx, row);
}
