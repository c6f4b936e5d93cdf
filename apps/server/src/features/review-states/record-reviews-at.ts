import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isDecisionCurrent, isOfRecord, statedRecords } from './stated-records.ts';

/** The reviewed records, for one business. */
export interface RecordReviews {
  /** Rejected by this business. */
  readonly rejected: ReadonlySet<string>;
  /** Verified by any business. */
  readonly verified: ReadonlySet<string>;
}

export const noRecordReviews: RecordReviews = { rejected: new Set(), verified: new Set() };

interface Row extends Record<string, unknown> {
  readonly recordId: string;
  readonly isRejected: boolean;
  readonly isVerified: boolean;
}

/** The effect of reviews on these pets' records at one business; one query for any number of pets. */
export async function recordReviewsAt(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<RecordReviews> {
  const { rows } = await db.execute<Row>(sql`
    select q.record_id as "recordId", bool_or(q.decision = 'verify') as "isVerified",
           bool_or(q.decision = 'reject' and q.business_id = ${businessId}) as "isRejected"
      from record_review q
      join ${statedRecords} r on ${isOfRecord}
     where q.pet_id = any(${sql.param([...petIds])}::uuid[]) and ${isDecisionCurrent}
     group by q.record_id`);
  if (rows.length === 0) return noRecordReviews;
  const idsWhere = (test: (row: Row) => boolean) =>
    new Set(rows.filter(test).map(({ recordId }) => recordId));
  return {
    rejected: idsWhere(({ isRejected }) => isRejected),
    verified: idsWhere(({ isVerified }) => isVerified),
  };
}
