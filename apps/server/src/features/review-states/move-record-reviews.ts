import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { recordReviewTable } from '../../schema/review.ts';

/** Keeps the decisions about records that go from one pet to another. */
export async function moveRecordReviews(
  { db }: Tx,
  { businessId, from, to }: { readonly businessId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(recordReviewTable)
    .set({ petId: to })
    .where(and(eq(recordReviewTable.businessId, businessId), eq(recordReviewTable.petId, from)));
}
