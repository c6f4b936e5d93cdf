export { recordsToReview } from './records-to-review.ts';
export {
  type ReviewableKind,
  type ReviewDecision,
  reviewableKinds,
  reviewDecisions,
} from './reviewable.ts';
export { asksForEvidence, countsOwnReviews, vaccinesToReview } from './vaccines-to-review.ts';
