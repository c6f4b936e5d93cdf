/** Which records a business has to look at, by its rules. */
export { asksForEvidence, vaccinesToReview } from './vaccines-to-review.ts';
