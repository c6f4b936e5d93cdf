import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/session/index.ts';
import { byNextVisit, type DueChoice, type DueReport, filterOf } from './due-item.ts';

/** The report page by page; loaded pages stay visible while others load. */
export function useDueReport(businessId: string, choice: DueChoice) {
  const filter = filterOf(businessId, choice);
  const query = useInfiniteQuery({
    queryKey: ['getDueReport', filter],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('getDueReport', { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  return {
    query,
    pets: byNextVisit(pages.flatMap(({ pets }) => pets)),
    items: pages.flatMap(({ items }) => items),
    totals: pages[0]?.totals ?? null,
  };
}

/** The whole report, for a file. */
export async function readWholeReport(businessId: string, choice: DueChoice): Promise<DueReport['items']> {
  const filter = { ...filterOf(businessId, choice), limit: 100 };
  const items: DueReport['items'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: DueReport = await call('getDueReport', { ...filter, ...(cursor ? { cursor } : {}) });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}
