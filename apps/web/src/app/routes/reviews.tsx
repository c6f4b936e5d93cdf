import { useBusiness } from '../../features/businesses/index.ts';
import { DocumentPages } from '../../features/documents/index.ts';
import { ReviewsView } from '../../features/reviews/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { useWaitingRecord } from '../use-waiting-record.ts';

export default function ReviewsPage() {
  const { search } = useNavigation();
  return (
    <ReviewsView
      business={useBusiness()}
      asked={new URLSearchParams(search).get('record')}
      describe={useWaitingRecord()}
      documentFor={(documentId) => <DocumentPages documentId={documentId} />}
    />
  );
}
