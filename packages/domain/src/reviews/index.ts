/** Which records a business has to review, by its rules. */
export { asksForEvidence, vaccinesToReview } from './vaccines-to-review.ts';
