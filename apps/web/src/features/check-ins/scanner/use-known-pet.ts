import { useMemo } from 'react';
import { useAll } from '../../../platform/data/index.ts';

/** A pet that is connected here, or that may be found through another location; the name is how the list finds it. */
export function useKnownPet(businessId: string, petId: string, name: string) {
  const pets = useAll('listConnections', { businessId, search: name });
  const others = useAll('listPetsAtOtherLocations', { businessId, petId });
  const own = pets.data?.items.find((candidate) => candidate.petId === petId);
  const other = others.data?.items[0];
  const found = useMemo(() => {
    if (own) return { pet: own, customer: own.customer };
    return other ? { pet: other, customer: null, knownAt: other.locationName } : null;
  }, [own, other]);
  return {
    found,
    isPending: pets.isPending || others.isPending,
    error: pets.error ?? others.error,
    readAgain: () => Promise.all([pets.refetch(), others.refetch()]),
  };
}
