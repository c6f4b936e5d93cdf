export { ReviewNotes } from './review-notes.tsx';
export type { ReviewableRecord } from './reviewable-record.ts';
export { ReviewsPanel } from './reviews-panel.tsx';
export { ReviewsView } from './reviews-view.tsx';
export { type AskReview, useAskReview } from './use-ask-review.tsx';
export type { DescribedRecord, WaitingRecord } from './waiting-record.ts';
