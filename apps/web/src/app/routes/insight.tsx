import { useBusiness } from '../../features/businesses/index.ts';
import { PetSearch } from '../../features/check-ins/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { DueReportLink } from '../../features/due-reports/index.ts';
import { InsightView } from '../../features/insight/index.ts';
import { useRuleName } from '../../features/requirements/index.ts';

export default function InsightPage() {
  const business = useBusiness();
  const verdictAppearance = useVerdictAppearance();
  const ruleName = useRuleName(business.id);
  return (
    <div className="flex flex-col gap-6">
      <InsightView
        business={business}
        verdictAppearance={verdictAppearance}
        ruleName={ruleName}
        search={(onFound) => (
          <PetSearch businessId={business.id} verdictAppearance={verdictAppearance} onFound={onFound} />
        )}
      />
      <DueReportLink />
    </div>
  );
}
