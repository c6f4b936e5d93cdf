import { ExportMenu, usePlace } from '../../features/businesses/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';
import { PetsView } from '../../features/connected-pets/index.ts';
import { useRuleNames } from '../../features/requirements/index.ts';

export default function BusinessPetsPage() {
  const place = usePlace();
  const rules = useRuleNames(place.id);
  // A place in its read-only time has the export in its banner.
  const actions = place.readOnly ? null : <ExportMenu place={place} />;
  return <PetsView place={place} lookOf={useVerdictLook()} rules={rules} actions={actions} />;
}
