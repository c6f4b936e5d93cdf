import { usePlace } from '../../features/businesses/index.ts';
import { ReviewsView } from '../../features/reviews/index.ts';

export default function ReviewsPage() {
  return <ReviewsView place={usePlace()} />;
}
