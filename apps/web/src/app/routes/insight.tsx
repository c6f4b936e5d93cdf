import { usePlace } from '../../features/businesses/index.ts';
import { PetSearch } from '../../features/check-ins/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';
import { InsightView } from '../../features/insight/index.ts';
import { useRuleName } from '../../features/requirements/index.ts';

export default function InsightPage() {
  const place = usePlace();
  const lookOf = useVerdictLook();
  const ruleName = useRuleName(place.id);
  return (
    <InsightView
      place={place}
      lookOf={lookOf}
      ruleName={ruleName}
      search={(onFound) => <PetSearch businessId={place.id} lookOf={lookOf} onFound={onFound} />}
    />
  );
}
