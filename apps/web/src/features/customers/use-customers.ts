import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from '../../platform/session/index.ts';

/** The matching customers, page by page; loaded pages stay visible while others load. */
export function useCustomers(businessId: string, typed: string) {
  const search = useDeferredValue(typed.trim());
  const input = { businessId, ...(search ? { search } : {}) };
  const query = useInfiniteQuery({
    queryKey: ['listCustomers', 'pages', input],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listCustomers', { ...input, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { query, customers: query.data?.pages.flatMap((page) => page.items) ?? [] };
}
