import type { OutputOf, vaccinations } from '@clearpaw/contract';
import { type Evidence, strongerEvidence } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isDecisionCurrent, isOfRecord, statedRecords } from './stated-records.ts';

type Vaccination = OutputOf<typeof vaccinations.withdrawVaccination>;

/** What a reader may know about the reviews of one record. */
export interface ShownRecordReviews extends Pick<Vaccination, 'reviews' | 'reviewRequests'> {
  /** Whether any business has verified it. */
  readonly isVerified: boolean;
  /** Whether the record does not count at the business where the reader works. */
  readonly isRejected: boolean;
}

interface Row extends Record<string, unknown> {
  readonly recordId: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly decision: 'verify' | 'reject' | null;
  readonly note: string | null;
  readonly at: string;
  readonly isCarer: boolean;
  readonly isMember: boolean;
}

/** The reviews of these records: all of them for the pet's carers, those of their own businesses for members. */
export async function shownRecordReviewsOf(
  db: Database,
  uid: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, ShownRecordReviews>> {
  if (recordIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select q.record_id as "recordId", q.business_id as "businessId", b.name as "businessName", q.decision, q.note,
           to_char(case when q.decision is null then q.requested_at else q.decided_at end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
           (p.owner_id = ${uid} or o.uid is not null) as "isCarer", m.uid is not null as "isMember"
      from record_review q
      join ${statedRecords} r on ${isOfRecord}
      join pet p on p.id = r.pet_id
      join business b on b.id = q.business_id
      left join co_owner o on o.pet_id = p.id and o.uid = ${uid}
      left join member m on m.business_id = b.id and m.uid = ${uid}
     where q.record_id = any(${sql.param([...recordIds])}::uuid[]) and (q.decision is null or ${isDecisionCurrent})
     order by q.requested_at, b.id`);
  return new Map([...Map.groupBy(rows, ({ recordId }) => recordId)].map(([id, own]) => [id, present(own)]));
}

function present(rows: readonly Row[]): ShownRecordReviews {
  const known = rows.filter(({ isCarer, isMember }) => isCarer || isMember);
  return {
    reviews: known.flatMap(({ businessId, businessName, decision, note, at }) =>
      decision ? [{ businessId, businessName, decision, note, at }] : [],
    ),
    reviewRequests: known
      .filter(({ decision }) => decision === null)
      .map(({ businessId, businessName, at }) => ({ businessId, businessName, at })),
    isVerified: rows.some(({ decision }) => decision === 'verify'),
    isRejected: rows.some(({ isCarer, isMember, decision }) => isMember && !isCarer && decision === 'reject'),
  };
}

/** A presented record with the decisions about it. */
export function withReviews<Record extends { readonly evidence?: Evidence; readonly state?: string }>(
  record: Record,
  shown: ShownRecordReviews | undefined,
): Record {
  if (!shown) return record;
  const { reviews, reviewRequests, isVerified, isRejected } = shown;
  const { evidence, state } = record;
  return {
    ...record,
    ...(evidence && isVerified ? { evidence: strongerEvidence(evidence, 'reviewed') } : {}),
    ...(isRejected && state === 'active' ? { state: 'rejected' } : {}),
    reviews,
    reviewRequests,
  };
}
