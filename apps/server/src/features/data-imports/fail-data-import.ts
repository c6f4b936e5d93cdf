import { and, eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { dataImportFileTable, dataImportTable } from '../../schema/data-import.ts';
import type { ImportRefused } from './archive/import-refused.ts';
import { dataImportTopic } from './data-import-topic.ts';

/** Nothing was imported, and nothing of it stays: neither the archive nor the extracted files. */
export async function failDataImport(
  services: Services,
  importId: string,
  { fault, at }: ImportRefused,
): Promise<void> {
  const { store, objects, clock } = services;
  const staged = await store.transaction(async (tx) => {
    const [row] = await tx.db
      .update(dataImportTable)
      .set({ state: 'failed', fault, faultAt: at })
      .where(and(eq(dataImportTable.id, importId), eq(dataImportTable.state, 'running')))
      .returning();
    if (!row) return [];
    await objects.remove(tx, row.storagePath, clock.now());
    tx.publish({ topic: dataImportTopic(row.uid), payload: {} });
    return tx.db.delete(dataImportFileTable).where(eq(dataImportFileTable.importId, importId)).returning();
  });
  // A server that stops here leaves bytes without a row; the daily search for orphans finds them.
  for (const file of staged) await objects.discard(file);
}
