import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { importRowTable, importTable } from '../../schema/import.ts';
import { fileMessages } from './file-messages.ts';
import { importTopic } from './import-topic.ts';
import { columnName } from './preview-import.ts';
import { readUpload } from './read-upload.ts';
import type { FileFault, Table } from './reading/index.ts';

/**
 * Reads the file of an import into rows, and deletes it. Nothing is imported if it has a fault. Rows are used only after
 * the last one is stored; a server that reads the file again, because another one was killed, stores the same rows.
 */
export async function storeRows(services: Services, importId: string, signal: AbortSignal): Promise<void> {
  const [row] = await services.store.db.select().from(importTable).where(eq(importTable.id, importId));
  if (row?.state !== 'reading') return;
  const { uid, storagePath, mapping, skipProblems } = row;
  const wanted = { uid, path: storagePath ?? '', mapping, withValues: false };
  const take = (piece: string) => insertPiece(services.store.db, importId, piece);
  const read = await readUpload(services, wanted, take, signal);
  if (!read) throw new Error('The file could not be read now; it is tried again.');
  if ('fault' in read) return failImport(services, importId, read.fault);
  const { table } = read;
  if (table.problems > 0 && !skipProblems) {
    const rows = `${table.problems} ${table.problems === 1 ? 'row has a problem' : 'rows have problems'}`;
    return endImport(
      services,
      importId,
      `${rows}. Correct the file, or import it again with “Skip rows with problems” on.`,
    );
  }
  await services.store.transaction(async (tx) => {
    // Of two servers that read the same file, one goes on.
    if (!(await lockReading(tx, importId))) return;
    await tx.db
      .update(importTable)
      .set({ state: 'running', ...factsOf(table), storagePath: null })
      .where(eq(importTable.id, importId));
    if (storagePath !== null) await services.objects.remove(tx, storagePath, services.clock.now());
    tx.publish({ topic: importTopic(row.businessId), payload: {} });
  });
}

function factsOf({ columns, rows, problems }: Table) {
  const header = columns.map((column, index) => columnName(column.header, index));
  return { header, total: rows, done: problems, problems };
}

async function lockReading({ db }: Tx, importId: string): Promise<boolean> {
  const locked = await db
    .select({ id: importTable.id })
    .from(importTable)
    .where(and(eq(importTable.id, importId), eq(importTable.state, 'reading')))
    .for('update');
  return locked.length > 0;
}

/** The database parses the JSON, so that the server has one chunk as text and no rows in memory. */
async function insertPiece(db: Database, importId: string, piece: string): Promise<void> {
  await db.execute(sql`
    insert into ${importRowTable} (import_id, row, state, record, "values", problems)
    select ${importId}, (one->>'row')::int,
      case when one->'record' = 'null'::jsonb then 'problem' else 'waiting' end,
      nullif(one->'record', 'null'::jsonb), one->'values', nullif(one->'problems', '[]'::jsonb)
    from jsonb_array_elements(${piece}::jsonb) one
    on conflict do nothing`);
}

/** The file has a fault: nothing was imported. Does nothing if the import has already created rows. */
export function failImport(services: Services, importId: string, fault: FileFault): Promise<void> {
  return endImport(services, importId, fileMessages[fault]);
}

async function endImport(
  { store, objects, clock }: Services,
  importId: string,
  failure: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    const [ended] = await tx.db
      .update(importTable)
      .set({ state: 'failed', failure })
      .where(and(eq(importTable.id, importId), eq(importTable.state, 'reading')))
      .returning({ businessId: importTable.businessId, path: importTable.storagePath });
    if (!ended) return;
    await tx.db.delete(importRowTable).where(eq(importRowTable.importId, importId));
    if (ended.path !== null) await objects.remove(tx, ended.path, clock.now());
    tx.publish({ topic: importTopic(ended.businessId), payload: {} });
  });
}
