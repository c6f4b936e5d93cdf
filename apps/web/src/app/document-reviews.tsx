import type { ReactNode } from 'react';
import { usePetConnections } from '../features/connections/index.ts';
import { type DocumentDetail, DocumentsPanel, type PetDocument } from '../features/documents/index.ts';
import { ReviewNotes, ReviewsPanel, useAskReview } from '../features/reviews/index.ts';
import { useNavigation } from '../platform/navigation/index.ts';
import { reviewableDocument } from './reviewable-of.ts';

/** What businesses decided about a document, in its row of a list. */
export function documentReviewNotes(document: PetDocument): ReactNode {
  return <ReviewNotes {...reviewableDocument(document)} />;
}

/** A pet's documents on its page, filtered by the kind in the address, with their review results. */
export function PetDocuments({ pet }: { readonly pet: { readonly id: string; readonly name: string } }) {
  const { search } = useNavigation();
  const asked = new URLSearchParams(search).get('document');
  return <DocumentsPanel pet={pet} asked={asked} notesFor={documentReviewNotes} />;
}

/** The same on the document's own page, with the way to ask for a review. */
export function DocumentReviews({ document }: { readonly document: DocumentDetail }) {
  const review = useAskReview(usePetConnections(document.petId).data?.items ?? []);
  return <ReviewsPanel record={reviewableDocument(document)} review={review} />;
}
