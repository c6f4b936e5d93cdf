import { useCall } from '../../platform/data/index.ts';
import { missingGroups } from './missing-groups.ts';

/** What a pet's businesses still require. */
export function useOpenRequirements(petId: string) {
  return useCall('listOpenRequirements', { petId, limit: 100 });
}

/** The businesses for which a pet's page lists what is missing. */
export function useExplained(petId: string): ReadonlySet<string> {
  const groups = missingGroups(useOpenRequirements(petId).data?.items ?? []);
  return new Set(groups.flatMap(({ businesses }) => businesses.map(({ businessId }) => businessId)));
}
