import { useState } from 'react';
import { readWhole, usePages } from '../../platform/data/index.ts';
import { saveCsv } from '../../platform/downloads/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { auditLogCsv } from './csv-of.ts';
import type { AuditFilter } from './listed-entry.ts';

/** The audit log page by page, and all of it as a file. */
export function useAuditLog(business: { id: string; slug: string }, chosen: AuditFilter) {
  const [exporting, setExporting] = useState(false);
  const filter = { businessId: business.id, ...chosen };
  const query = usePages('listAuditEntries', filter);
  const exportAll = async () => {
    setExporting(true);
    try {
      const { items } = await readWhole('listAuditEntries', filter);
      saveCsv(`trail-${business.slug}.csv`, auditLogCsv(items));
    } catch (problem) {
      showToast({ text: (problem as Error).message, tone: 'error' });
    } finally {
      setExporting(false);
    }
  };
  return { query, entries: query.data?.pages.flatMap((page) => page.items) ?? [], exporting, exportAll };
}
