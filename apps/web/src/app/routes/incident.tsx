import { useParams } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { IncidentView } from '../../features/incidents/index.ts';

export default function IncidentPage() {
  const business = useBusiness();
  const { incidentId = '' } = useParams({ strict: false });
  return <IncidentView business={business} incidentId={incidentId} />;
}
