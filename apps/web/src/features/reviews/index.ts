/** What businesses decided about an owner's record. */
export { ReviewNotes } from './review-notes.tsx';
export type { ReviewableRecord } from './reviewable-record.ts';
/** The same on the page of a record, with the way to ask. */
export { ReviewsPanel } from './reviews-panel.tsx';
/** The queue of records to review. */
export { ReviewsView } from './reviews-view.tsx';
/** The owner's ways to ask for a review. */
export { type AskReview, useAskReview } from './use-ask-review.tsx';
/** A record that waits for a review. */
export type { DescribedRecord, WaitingRecord } from './waiting-record.ts';
