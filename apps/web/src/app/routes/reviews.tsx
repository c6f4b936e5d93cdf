import { usePlace } from '../../features/businesses/index.ts';
import { DocumentPages } from '../../features/documents/index.ts';
import { ReviewsView } from '../../features/reviews/index.ts';

export default function ReviewsPage() {
  return (
    <ReviewsView place={usePlace()} paperOf={(documentId) => <DocumentPages documentId={documentId} />} />
  );
}
