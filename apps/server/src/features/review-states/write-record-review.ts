import type { ReviewableKind, ReviewDecision } from '@clearpaw/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { recordReviewTable } from '../../schema/review.ts';

/** The record, the pet and the business of a review. */
export interface ReviewedRecord {
  readonly businessId: string;
  readonly recordId: string;
  readonly kind: ReviewableKind;
  readonly petId: string;
}

interface Asked {
  readonly at: Date;
  /** True if the owner asked, which shares the record with the business's reviewers until they have decided. */
  readonly byOwner: boolean;
}

/** Stores that a review was requested, and returns since when; an open request does not change. */
export async function saveRecordRequest(
  { db }: Tx,
  record: ReviewedRecord,
  { at, byOwner }: Asked,
): Promise<Date> {
  const waits = sql`${recordReviewTable.decision} is null and ${recordReviewTable.petId} = excluded.pet_id`;
  const [saved] = await db
    .insert(recordReviewTable)
    .values({ ...record, requestedAt: at, sharedAt: byOwner ? at : null })
    .onConflictDoUpdate({
      target: [recordReviewTable.businessId, recordReviewTable.recordId],
      set: {
        petId: record.petId,
        decision: null,
        requestedAt: sql`case when ${waits} then ${recordReviewTable.requestedAt} else excluded.requested_at end`,
        sharedAt: sql`coalesce(excluded.shared_at, case when ${waits} then ${recordReviewTable.sharedAt} end)`,
      },
    })
    .returning();
  return saved?.requestedAt ?? at;
}

interface Decided {
  readonly decision: ReviewDecision;
  readonly note: string | null;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** Stores a business's decision. */
export async function saveRecordDecision(
  { db }: Tx,
  record: ReviewedRecord,
  decided: Decided,
): Promise<void> {
  await db
    .insert(recordReviewTable)
    .values({ ...record, requestedAt: decided.decidedAt, ...decided })
    .onConflictDoUpdate({
      target: [recordReviewTable.businessId, recordReviewTable.recordId],
      set: { petId: record.petId, ...decided },
    });
}

/** Deletes all reviews of a deleted record. */
export async function dropRecordReviews({ db }: Tx, recordId: string): Promise<void> {
  await db.delete(recordReviewTable).where(eq(recordReviewTable.recordId, recordId));
}
