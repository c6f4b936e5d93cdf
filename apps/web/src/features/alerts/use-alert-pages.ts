import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/session/index.ts';

/** Further alerts are on the next page. */
const pageSize = 30;

/** Every alert, newest first, page by page. */
export function useAlertPages() {
  const list = useInfiniteQuery({
    queryKey: ['listAlerts', 'pages'],
    queryFn: ({ pageParam }) =>
      call('listAlerts', { limit: pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  return { list, alerts: list.data?.pages.flatMap((page) => page.items) ?? [] };
}
