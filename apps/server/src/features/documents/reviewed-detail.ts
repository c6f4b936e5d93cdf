import type { Call } from '../../platform/http/index.ts';
import { shownRecordReviewsOf, withReviews } from '../review-states/index.ts';
import { type PetDocument, type PresentedDocumentDetail, presentDetail } from './document-presenter.ts';

/** A document in detail, with the reviews of businesses as far as the caller may know them. */
export async function reviewedDetail(call: Call, row: PetDocument): Promise<PresentedDocumentDetail> {
  const { db } = call.services.store;
  const reviewed = await shownRecordReviewsOf(db, call.uid, [row.id]);
  return withReviews(await presentDetail(db, row), reviewed.get(row.id));
}
