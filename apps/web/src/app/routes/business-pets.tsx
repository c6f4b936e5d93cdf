import { ExportMenu, useBusiness } from '../../features/businesses/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { PetsView } from '../../features/connected-pets/index.ts';
import { GuestMergesPanel } from '../../features/guest-merges/index.ts';
import { useRuleNames } from '../../features/requirements/index.ts';

export default function BusinessPetsPage() {
  const business = useBusiness();
  const rules = useRuleNames(business.id);
  // A business in its read-only time has the export in its banner.
  const actions = business.readOnly ? null : <ExportMenu business={business} />;
  return (
    <PetsView
      business={business}
      verdictAppearance={useVerdictAppearance()}
      rules={rules}
      actions={actions}
      notices={<GuestMergesPanel business={business} />}
    />
  );
}
