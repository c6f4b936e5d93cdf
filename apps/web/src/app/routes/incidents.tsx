import { useBusiness } from '../../features/businesses/index.ts';
import { IncidentsView } from '../../features/incidents/index.ts';

export default function IncidentsPage() {
  return <IncidentsView business={useBusiness()} />;
}
