/** What rules ask to be reviewed besides vaccinations. */
export { recordsToReview } from './records-to-review.ts';
/** The kinds of records that are reviewed, and what is decided about them. */
export {
  type ReviewableKind,
  type ReviewDecision,
  reviewableKinds,
  reviewDecisions,
} from './reviewable.ts';
/** Which records a business has to review, by its rules. */
export { asksForEvidence, countsOwnReviews, vaccinesToReview } from './vaccines-to-review.ts';
