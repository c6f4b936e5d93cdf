/** The functions of reviews. */

/** The records that a business is about to review. */
export { recordsWaiting } from './records-waiting.ts';
export { reviewFunctions } from './review-functions.ts';
export { dosesWaiting, underReview, type WaitingDose } from './under-review.ts';
