import type { ConnectionScope, ReviewableKind } from '@clearpaw/domain';
import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected, sharesRecords } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { recordReviewTable } from '../../schema/review.ts';
import { statedRecords } from '../review-states/index.ts';

/** A record of a connected pet other than a vaccination, and the business's request or decision. */
export interface ConnectedRecord {
  readonly id: string;
  readonly kind: ReviewableKind;
  /** When the owner last changed the facts. */
  readonly changedAt: Date | null;
  readonly counts: boolean;
  readonly pet: typeof petTable.$inferSelect;
  readonly scope: ConnectionScope;
  readonly request: typeof recordReviewTable.$inferSelect | null;
}

export interface RecordAtBusiness {
  readonly businessId: string;
  readonly kind: ReviewableKind;
  readonly recordId: string;
}

/** A record of a pet that is connected to this business, whether or not the business may read it. */
export function findConnectedRecord(
  db: Database,
  call: Call,
  asked: RecordAtBusiness,
): Promise<ConnectedRecord> {
  return findRecord(db, call, asked, undefined);
}

/** One that this business may read, by its scope or by its owner's request; any other is treated as not existing. */
export function findReviewableRecord(
  db: Database,
  call: Call,
  asked: RecordAtBusiness,
): Promise<ConnectedRecord> {
  const isShared = and(
    isNull(recordReviewTable.decision),
    gte(recordReviewTable.sharedAt, connectionTable.connectedAt),
  );
  return findRecord(db, call, asked, or(sharesRecords, isShared));
}

interface Stated extends Record<string, unknown> {
  readonly petId: string;
  readonly changedAt: string | null;
  readonly counts: boolean;
}

async function findRecord(
  db: Database,
  call: Call,
  { businessId, kind, recordId }: RecordAtBusiness,
  condition: SQL | undefined,
): Promise<ConnectedRecord> {
  const { rows } = await db.execute<Stated>(sql`
    select pet_id as "petId", counts,
           to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
      from ${statedRecords} r where id = ${recordId}::uuid and kind = ${kind}`);
  const [stated] = rows;
  if (!stated) throw refuse.notFound(kind);
  const [found] = await db
    .select({ pet: petTable, scope: connectionTable.scope, request: recordReviewTable })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .leftJoin(
      recordReviewTable,
      and(
        eq(recordReviewTable.recordId, recordId),
        eq(recordReviewTable.petId, connectionTable.petId),
        eq(recordReviewTable.businessId, connectionTable.businessId),
      ),
    )
    .where(
      and(
        eq(connectionTable.petId, stated.petId),
        eq(connectionTable.businessId, businessId),
        isConnected(call.now),
        condition,
      ),
    );
  if (!found) throw refuse.notFound(kind);
  const changedAt = stated.changedAt === null ? null : new Date(stated.changedAt);
  return { id: recordId, kind, changedAt, counts: stated.counts, ...found };
}

/** The business's decision about the current version of the record: its owner has not corrected it since. */
export function currentDecisionOf({ request, changedAt }: ConnectedRecord): 'verify' | 'reject' | null {
  if (!request?.decision || !request.decidedAt) return null;
  return changedAt === null || request.decidedAt >= changedAt ? request.decision : null;
}
