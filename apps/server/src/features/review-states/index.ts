/** What reviews make of records other than vaccinations, computed when it is read. */

/** What they count for at a business. */
export { noRecordReviews, type RecordReviews, recordReviewsAt } from './record-reviews-at.ts';
/** What one business verified itself. */
export { reviewedHere } from './reviewed-here.ts';
/** Who decided what, as a reader may know it. */
export { type ShownRecordReviews, shownRecordReviewsOf, withReviews } from './shown-record-reviews.ts';
/** The records that are reviewed, as one table. */
export { isDecisionCurrent, isOfRecord, statedRecords } from './stated-records.ts';
/** What is entered about them. */
export { dropRecordReviews, saveRecordDecision, saveRecordRequest } from './write-record-review.ts';
