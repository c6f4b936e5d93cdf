import type { CareKind } from '@clearpaw/domain';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { shownConfirmationsOf } from '../clinics/index.ts';
import { shownRecordReviewsOf, withReviews } from '../review-states/index.ts';
import { type CareRecords, presentCare } from './care-record-presenter.ts';

/** All records of these kinds that were not removed, newest first, as shown to anyone who may read the pet's record. */
export async function allCare<Kind extends CareKind>(
  db: Database,
  uid: string,
  petId: string,
  kinds: readonly Kind[],
): Promise<{ readonly [Each in Kind]: readonly CareRecords[Each][] }> {
  const rows = await db
    .select()
    .from(careRecordTable)
    .where(
      and(
        eq(careRecordTable.petId, petId),
        inArray(careRecordTable.kind, [...kinds]),
        ne(careRecordTable.state, 'withdrawn'),
      ),
    )
    .orderBy(desc(careRecordTable.onDay), desc(careRecordTable.id));
  const ids = rows.map(({ id }) => id);
  const confirmed = await shownConfirmationsOf(db, uid, ids);
  const reviewed = await shownRecordReviewsOf(db, uid, ids);
  const lists = kinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const shown = ofKind.map((row) =>
      withReviews(presentCare(kind, row, confirmed.get(row.id)), reviewed.get(row.id)),
    );
    return [kind, shown] as const;
  });
  // Each kind was requested once, and its list contains only that kind.
  return Object.fromEntries(lists) as unknown as { readonly [Each in Kind]: readonly CareRecords[Each][] };
}
