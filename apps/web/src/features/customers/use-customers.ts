import { useDeferredValue } from 'react';
import { usePages } from '../../platform/data/index.ts';

/** The matching customers, page by page; loaded pages stay visible while others load. */
export function useCustomers(businessId: string, typed: string) {
  const search = useDeferredValue(typed.trim());
  const input = { businessId, ...(search ? { search } : {}) };
  const query = usePages('listCustomers', input, { keepPrevious: true });
  return { query, customers: query.data?.pages.flatMap((page) => page.items) ?? [] };
}
