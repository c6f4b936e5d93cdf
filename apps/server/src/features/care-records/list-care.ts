import { type CareKind, reviewableKinds } from '@clearpaw/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import type { AuditedCall } from '../audit/index.ts';
import { shownConfirmationsOf } from '../clinics/index.ts';
import { readablePet } from '../pets/index.ts';
import { type ShownRecordReviews, shownRecordReviewsOf, withReviews } from '../review-states/index.ts';
import { type CareRecords, presentCare } from './care-record-presenter.ts';

interface ListInput {
  readonly petId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** All records of a kind, including withdrawn ones, newest first: for the owner and businesses with scope `records`. */
export function listBy<Kind extends Exclude<CareKind, 'evaluation'>>(kind: Kind) {
  return async (call: AuditedCall, input: ListInput): Promise<Page<CareRecords[Kind]>> => {
    const { id } = await readablePet(call, input.petId);
    return pageOfCare(call, kind, input, eq(careRecordTable.petId, id));
  };
}

/** One page of records that meet a condition. */
export async function pageOfCare<Kind extends CareKind>(
  call: Call,
  kind: Kind,
  input: ListInput,
  which: SQL | undefined,
): Promise<Page<CareRecords[Kind]>> {
  const before = readCursor(input.cursor, ['date', 'id']);
  const position = sql`(${careRecordTable.onDay}, ${careRecordTable.id})`;
  const rows = await call.services.store.db
    .select()
    .from(careRecordTable)
    .where(
      and(
        which,
        eq(careRecordTable.kind, kind),
        before ? sql`${position} < (${before[0]}, ${before[1]})` : undefined,
      ),
    )
    .orderBy(desc(careRecordTable.onDay), desc(careRecordTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.onDay, row.id]);
  const ids = page.items.map(({ id }) => id);
  const confirmed = await shownConfirmationsOf(call.services.store.db, call.uid, ids);
  const reviewed = isReviewable(kind)
    ? await shownRecordReviewsOf(call.services.store.db, call.uid, ids)
    : new Map<string, ShownRecordReviews>();
  const items = page.items.map((row) =>
    withReviews(presentCare(kind, row, confirmed.get(row.id)), reviewed.get(row.id)),
  );
  return { ...page, items };
}

const isReviewable = (kind: CareKind): boolean => reviewableKinds.some((known) => known === kind);
