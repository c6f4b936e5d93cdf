import { useQueries } from '@tanstack/react-query';
import { listQuery, useAll } from '../../platform/data/index.ts';
import { missingGroups, type OpenRequirements } from './missing-groups.ts';

/** What a pet's businesses still require. */
export function useOpenRequirements(petId: string) {
  return useAll('listOpenRequirements', { petId });
}

/** The same for several pets; those that are still loading, or could not be read, are left out. */
export function useOpenRequirementsOf(
  petIds: readonly string[],
): ReadonlyMap<string, readonly OpenRequirements[]> {
  const answers = useQueries({
    queries: petIds.map((petId) => listQuery('listOpenRequirements', { petId })),
  });
  return new Map(
    petIds.flatMap((petId, index) => {
      const items = answers[index]?.data?.items;
      return items ? [[petId, items] as const] : [];
    }),
  );
}

/** The businesses for which a pet's page lists what is missing; null while that is loading. */
export function useExplained(petId: string): ReadonlySet<string> | null {
  const { data, isPending } = useOpenRequirements(petId);
  if (isPending) return null;
  const groups = missingGroups(data?.items ?? []);
  return new Set(groups.flatMap(({ businesses }) => businesses.map(({ businessId }) => businessId)));
}
