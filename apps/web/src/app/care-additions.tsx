import type { RowAdditions } from '../features/care-records/index.ts';
import { type AskReview, ReviewNotes } from '../features/reviews/index.ts';
import { reviewableCare } from './reviewable-of.ts';
import type { PetClinic } from './use-pet-clinic.ts';

/** What clinics and businesses add to the rows of records: ways to prove them, and review results. */
export function careAdditions(clinic: PetClinic, review: AskReview): RowAdditions {
  return {
    itemsFor: (entry, title) => {
      const record = reviewableCare(entry, title);
      return [...clinic.additions.itemsFor(entry, title), ...(record ? review.itemsFor(record) : [])];
    },
    notesFor: (entry) => {
      const record = reviewableCare(entry, '');
      return (
        <>
          {clinic.additions.notesFor(entry)}
          {record && <ReviewNotes {...record} />}
        </>
      );
    },
  };
}
