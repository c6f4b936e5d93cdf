import { useCall } from '../../platform/data/index.ts';
import { missingGroups } from './missing-groups.ts';

/** What the businesses of a pet still ask for. */
export function useOpenRequirements(petId: string) {
  return useCall('listOpenRequirements', { petId, limit: 100 });
}

/** The businesses of which the page of a pet says what is missing. */
export function useExplained(petId: string): ReadonlySet<string> {
  const groups = missingGroups(useOpenRequirements(petId).data?.items ?? []);
  return new Set(groups.flatMap(({ businesses }) => businesses.map(({ businessId }) => businessId)));
}
