import { useCallback } from 'react';
import { useCall } from '../../../platform/data/index.ts';
import { type Portrait, portraitFor } from '../../../ui/portrait/index.ts';
import type { CheckIn } from '../check-in.ts';

/** The faces of pets: the kind stands in the check-in, the coat is known of pets that this place knows. */
export function useFaces(
  businessId: string,
): (checkIn: Pick<CheckIn, 'petId' | 'petName' | 'species'>) => Portrait {
  const { data } = useCall('listConnections', { businessId, limit: 100 });
  return useCallback(
    ({ petId: id, petName: name, species }) => {
      const known = data?.items.find(({ petId }) => petId === id);
      return portraitFor({
        id,
        name,
        species: species ?? known?.species ?? 'other',
        colour: known?.colour,
      });
    },
    [data],
  );
}
