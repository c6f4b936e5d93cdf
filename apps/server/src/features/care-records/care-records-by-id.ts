import type { ReviewableKind } from '@clearpaw/domain';
import { inArray } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { shownConfirmationsOf } from '../clinics/index.ts';
import { shownRecordReviewsOf, withReviews } from '../review-states/index.ts';
import { type CareRecords, presentCare } from './care-record-presenter.ts';

type Reviewed = Extract<ReviewableKind, keyof CareRecords>;

/** Records that can be reviewed, as shown to the caller; the calling code checks that the caller may see them. */
export async function careRecordsById(
  call: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CareRecords[Reviewed]>> {
  if (ids.length === 0) return new Map();
  const { db } = call.services.store;
  const rows = await db
    .select()
    .from(careRecordTable)
    .where(inArray(careRecordTable.id, [...ids]));
  const confirmed = await shownConfirmationsOf(db, call.uid, ids);
  const reviewed = await shownRecordReviewsOf(db, call.uid, ids);
  return new Map(
    rows.map((row) => {
      // Only kinds that can be reviewed get here.
      const shown = presentCare(row.kind as Reviewed, row, confirmed.get(row.id));
      return [row.id, withReviews(shown, reviewed.get(row.id))];
    }),
  );
}
