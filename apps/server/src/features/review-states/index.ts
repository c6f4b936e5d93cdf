/** The effect of reviews on records other than vaccinations, computed whenever it is read. */

export { moveRecordReviews } from './move-record-reviews.ts';
export { noRecordReviews, type RecordReviews, recordReviewsAt } from './record-reviews-at.ts';
export { reviewedHere } from './reviewed-here.ts';
export { type ShownRecordReviews, shownRecordReviewsOf, withReviews } from './shown-record-reviews.ts';
export { isDecisionCurrent, isOfRecord, statedRecords } from './stated-records.ts';
export { dropRecordReviews, saveRecordDecision, saveRecordRequest } from './write-record-review.ts';
