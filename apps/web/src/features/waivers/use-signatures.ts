import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/session/index.ts';

/** The signatures of a waiver page by page, newest first. */
export function useSignatures(waiverId: string) {
  const query = useInfiniteQuery({
    queryKey: ['listSignatures', 'pages', waiverId],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listSignatures', { waiverId, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { query, signatures: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}
