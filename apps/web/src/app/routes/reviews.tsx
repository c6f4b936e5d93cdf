import { useBusiness } from '../../features/businesses/index.ts';
import { DocumentPages } from '../../features/documents/index.ts';
import { ReviewsView } from '../../features/reviews/index.ts';

export default function ReviewsPage() {
  return (
    <ReviewsView
      business={useBusiness()}
      documentFor={(documentId) => <DocumentPages documentId={documentId} />}
    />
  );
}
