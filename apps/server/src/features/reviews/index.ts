/** The functions of reviews. */
export { reviewFunctions } from './review-functions.ts';
/** The doses a business is about to look at. */
export { dosesWaiting, underReview, type WaitingDose } from './under-review.ts';
