import { useNavigate } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { EvaluatePanel } from '../../features/care-records/index.ts';
import { OnSiteView } from '../../features/check-ins/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { DueNow } from '../../features/due-reports/index.ts';
import { SampleGuide, useSample } from '../../features/sample-business/index.ts';
import { SetUpSteps } from '../../features/set-up/index.ts';
import { useTodaysVisits } from '../../features/visits/index.ts';
import { checkInPath } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';

export default function TodayPage() {
  const business = useBusiness();
  const verdictAppearance = useVerdictAppearance();
  const navigate = useNavigate();
  const visits = useTodaysVisits(business);
  const isSample = useSample() !== null;
  const hasRules = useCall('getRequirements', { businessId: business.id }).data?.version !== 0;
  return (
    <OnSiteView
      before={isSample ? <SampleGuide /> : <SetUpSteps business={business} />}
      // Nothing is due where nothing is required yet.
      due={!isSample && hasRules && <DueNow businessId={business.id} />}
      after={!isSample && !business.readOnly && <EvaluatePanel business={business} />}
      business={business}
      visits={visits}
      verdictAppearance={verdictAppearance}
      onFound={(pet) => void navigate({ href: checkInPath(pet) })}
    />
  );
}
