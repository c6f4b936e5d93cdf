import { usePlace } from '../../features/businesses/index.ts';
import { RequirementsView, WaiverChoices } from '../../features/requirements/index.ts';
import { useCall } from '../../platform/data/index.ts';

export default function RequirementsPage() {
  const place = usePlace();
  const waivers = useCall('listWaivers', { businessId: place.id, limit: 100 });
  return (
    <WaiverChoices value={waivers.data?.items ?? []}>
      <RequirementsView place={place} />
    </WaiverChoices>
  );
}
