import { useBusiness } from '../../features/businesses/index.ts';
import { QuestionsPanel } from '../../features/intake-questions/index.ts';
import { RequirementsView, WaiverChoices } from '../../features/requirements/index.ts';
import { useAll } from '../../platform/data/index.ts';

export default function RequirementsPage() {
  const business = useBusiness();
  const waivers = useAll('listWaivers', { businessId: business.id });
  return (
    <WaiverChoices value={waivers.data?.items ?? []}>
      <div className="flex flex-col gap-6">
        <RequirementsView business={business} />
        <QuestionsPanel business={business} />
      </div>
    </WaiverChoices>
  );
}
