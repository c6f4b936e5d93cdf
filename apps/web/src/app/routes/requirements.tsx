import { usePlace } from '../../features/businesses/index.ts';
import { RequirementsView } from '../../features/requirements/index.ts';

export default function RequirementsPage() {
  return <RequirementsView place={usePlace()} />;
}
