import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from '../../platform/session/index.ts';
import { inputOf, type PetFilter } from './pet-filter.ts';

/** The matching pets, page by page; loaded pages stay visible while others load. */
export function useConnectedPets(businessId: string, filter: PetFilter) {
  const input = inputOf(businessId, useDeferredValue(filter));
  const query = useInfiniteQuery({
    queryKey: ['listConnections', 'pages', input],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listConnections', { ...input, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { query, pages: query.data?.pages.map((page) => page.items) ?? [] };
}
