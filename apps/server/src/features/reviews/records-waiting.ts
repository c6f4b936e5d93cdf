import { type ReviewableKind, type Rule, recordsToReview } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isDecisionCurrent, isOfRecord, statedRecords } from '../review-states/index.ts';

/** A record other than a vaccination that a business still has to review, and since when. */
export interface RecordWaiting {
  readonly id: string;
  readonly petId: string;
  readonly kind: ReviewableKind;
  readonly since: Date;
  readonly askedBy: 'person' | 'rule';
}

interface Which {
  readonly petIds?: readonly string[] | undefined;
  /** Records after this id, and the maximum number. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

type Row = Omit<RecordWaiting, 'since'> & { readonly since: string };

/**
 * The records that wait at a business, by id: a person asked and it has not decided, or one of its rules requires a
 * review of a record with a document and it has not decided about the current version.
 */
export async function recordsWaiting(
  db: Database,
  business: { readonly id: string; readonly now?: Date | undefined },
  rules: readonly Rule[],
  { petIds, after, limit }: Which = {},
): Promise<RecordWaiting[]> {
  const names = sql.param([...recordsToReview(rules)]);
  const isAsked = sql`(q.record_id is not null and q.decision is null)`;
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.pet_id as "petId", r.kind, case when ${isAsked} then 'person' else 'rule' end as "askedBy",
           to_char((case when ${isAsked} then q.requested_at else r.since end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
      from connection c
      join pet p on p.id = c.pet_id and p.state <> 'deleted'
      join ${statedRecords} r on r.pet_id = c.pet_id and r.counts
      left join record_review q on ${isOfRecord} and q.business_id = c.business_id
     where c.business_id = ${business.id} and c.revoked_at is null
       ${business.now ? sql`and (c.ends_at is null or c.ends_at > ${business.now})` : sql``}
       and (c.scope <> 'verdict' or (q.decision is null and q.shared_at >= c.connected_at))
       and (${isAsked} or (r.proven and r.names && ${names}::text[] and not coalesce(${isDecisionCurrent}, false)))
       ${petIds ? sql`and c.pet_id = any(${sql.param([...petIds])}::uuid[])` : sql``}
       ${after ? sql`and r.id > ${after}::uuid` : sql``}
     order by r.id
     ${limit ? sql`limit ${limit}` : sql``}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
