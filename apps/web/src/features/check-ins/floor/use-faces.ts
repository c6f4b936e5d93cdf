import { useCallback } from 'react';
import { useCall } from '../../../platform/data/index.ts';
import { type Portrait, portraitFor } from '../../../ui/portrait/index.ts';

/** The faces of the pets this place knows. A check-in names no species; until it is known the paw mark stands in. */
export function useFaces(businessId: string): (petId: string, petName: string) => Portrait {
  const { data } = useCall('listConnections', { businessId, limit: 100 });
  return useCallback(
    (id, name) => {
      const known = data?.items.find(({ petId }) => petId === id);
      return portraitFor({ id, name, species: known?.species ?? 'other', colour: known?.colour });
    },
    [data],
  );
}
