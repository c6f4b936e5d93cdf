import { useDeferredValue } from 'react';
import { usePages } from '../../platform/data/index.ts';
import { inputOf, type PetFilter } from './pet-filter.ts';

/** The matching pets, page by page; loaded pages stay visible while others load. */
export function useConnectedPets(businessId: string, filter: PetFilter) {
  const input = inputOf(businessId, useDeferredValue(filter));
  const query = usePages('listConnections', input, { keepPrevious: true });
  return { query, pages: query.data?.pages.map((page) => page.items) ?? [] };
}
