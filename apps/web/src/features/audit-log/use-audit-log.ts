import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveCsv } from '../../platform/downloads/index.ts';
import { call } from '../../platform/session/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { auditLogCsv } from './csv-of.ts';
import type { AuditFilter, ListedAuditEntry } from './listed-entry.ts';

/** The audit log page by page, and all of it as a file. */
export function useAuditLog(business: { id: string; slug: string }, chosen: AuditFilter) {
  const [exporting, setExporting] = useState(false);
  const filter = { businessId: business.id, ...chosen };
  const query = useInfiniteQuery({
    queryKey: ['listAuditEntries', filter],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listAuditEntries', { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
  const exportAll = async () => {
    setExporting(true);
    try {
      saveCsv(`trail-${business.slug}.csv`, auditLogCsv(await readAll(filter)));
    } catch (problem) {
      showToast({ text: (problem as Error).message, tone: 'error' });
    } finally {
      setExporting(false);
    }
  };
  return { query, entries: query.data?.pages.flatMap((page) => page.items) ?? [], exporting, exportAll };
}

async function readAll(filter: AuditFilter & { businessId: string }): Promise<ListedAuditEntry[]> {
  const entries: ListedAuditEntry[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: ListedAuditEntry[]; nextCursor: string | null } = await call('listAuditEntries', {
      ...filter,
      limit: 100,
      ...(cursor ? { cursor } : {}),
    });
    entries.push(...page.items);
    cursor = page.nextCursor;
  }
  return entries;
}
