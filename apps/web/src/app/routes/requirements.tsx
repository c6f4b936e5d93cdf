import { useBusiness } from '../../features/businesses/index.ts';
import { RequirementsView, WaiverChoices } from '../../features/requirements/index.ts';
import { useCall } from '../../platform/data/index.ts';

export default function RequirementsPage() {
  const business = useBusiness();
  const waivers = useCall('listWaivers', { businessId: business.id, limit: 100 });
  return (
    <WaiverChoices value={waivers.data?.items ?? []}>
      <RequirementsView business={business} />
    </WaiverChoices>
  );
}
