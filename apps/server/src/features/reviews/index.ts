export { recordsWaiting } from './records-waiting.ts';
export { reviewFunctions } from './review-functions.ts';
export { dosesWaiting, underReview, type WaitingDose } from './under-review.ts';
