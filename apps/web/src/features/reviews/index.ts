/** What businesses decided about an owner's record. */
export { ReviewNotes } from './review-notes.tsx';
/** The queue of records to review. */
export { ReviewsView } from './reviews-view.tsx';
/** The owner's ways to ask for a review. */
export { type AskReview, useAskReview } from './use-ask-review.tsx';
