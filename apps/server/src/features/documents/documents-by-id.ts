import { inArray } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';
import { shownConfirmationsOf } from '../clinics/index.ts';
import { shownRecordReviewsOf, withReviews } from '../review-states/index.ts';
import { type PetDocument, type PresentedDocument, presentDocument } from './document-presenter.ts';

/** Documents as shown to the caller; the calling code checks that the caller may see them. */
export async function documentsById(
  call: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PresentedDocument>> {
  if (ids.length === 0) return new Map();
  const { db } = call.services.store;
  const rows = await db
    .select()
    .from(documentTable)
    .where(inArray(documentTable.id, [...ids]));
  const confirmed = await shownConfirmationsOf(db, call.uid, ids);
  const reviewed = await shownRecordReviewsOf(db, call.uid, ids);
  return new Map(
    rows.flatMap((row) => {
      if (row.petId === null) return [];
      const shown = presentDocument(row as PetDocument, confirmed.get(row.id));
      return [[row.id, withReviews(shown, reviewed.get(row.id))] as const];
    }),
  );
}
