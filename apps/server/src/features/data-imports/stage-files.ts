import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { ContentRefused, type ObjectPath } from '../../platform/objects/index.ts';
import { dataImportFileTable, dataImportTable } from '../../schema/data-import.ts';
import { ImportRefused } from './archive/import-refused.ts';
import type { ArchivedFile, OpenedArchive } from './archive/open-export.ts';
import { dataImportTopic } from './data-import-topic.ts';
import type { DataImportPlan } from './plan/import-plan.ts';

/** Shorter than what a job may take before it counts as dead. */
const turnMs = 120_000;
const showEveryMs = 500;

interface Staging {
  readonly row: typeof dataImportTable.$inferSelect;
  readonly archive: OpenedArchive;
  readonly wanted: DataImportPlan['files'];
}

/**
 * Takes the files out of the archive, one piece in memory at a time, and looks into each as into an upload. True once all
 * are there; false where another turn has to go on.
 */
export async function stageFiles(
  services: Services,
  { row, archive, wanted }: Staging,
  signal: AbortSignal,
): Promise<boolean> {
  const { store } = services;
  const purposes = new Map(wanted.map(({ name, purpose }) => [name, purpose]));
  const known = await store.db
    .select({ name: dataImportFileTable.name })
    .from(dataImportFileTable)
    .where(eq(dataImportFileTable.importId, row.id));
  const staged = new Set(known.map(({ name }) => name));
  const files = archive.files.filter(({ name }) => purposes.has(name));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = files.filter(({ name }) => staged.has(name)).reduce((sum, { size }) => sum + size, 0);
  const until = Date.now() + turnMs;
  let shownAt = 0;
  for (const file of files) {
    if (staged.has(file.name)) continue;
    if (signal.aborted) throw new Error('The server is stopping; another one continues the import.');
    if (Date.now() > until) return false;
    if (Date.now() > shownAt + showEveryMs) {
      await showProgress(services, row, { done, total });
      shownAt = Date.now();
    }
    const purpose = purposes.get(file.name) as ObjectPath['purpose'];
    await stageFile(services, row, { file, purpose, bytes: archive.readFile(file.name) });
    done += file.size;
  }
  await showProgress(services, row, { done, total });
  return true;
}

interface Unpacked {
  readonly file: ArchivedFile;
  readonly purpose: ObjectPath['purpose'];
  readonly bytes: AsyncIterable<Uint8Array>;
}

async function stageFile(
  { store, objects }: Services,
  { id: importId, uid }: Staging['row'],
  { file, purpose, bytes }: Unpacked,
): Promise<void> {
  const draft = { purpose, contentType: file.contentType, ownerId: uid };
  try {
    const staged = await objects.stage(draft, checked(file, bytes));
    await store.db.insert(dataImportFileTable).values({ importId, name: file.name, ...staged });
  } catch (problem) {
    if (problem instanceof ContentRefused) throw new ImportRefused('file_not_accepted', file.name);
    throw problem;
  }
}

/** The bytes as they come; at their end, whether they are those that the list of contents names. */
async function* checked(file: ArchivedFile, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== file.sha256) throw new ImportRefused('file_changed', file.name);
}

async function showProgress(
  { store }: Services,
  { id, uid }: Staging['row'],
  progress: { readonly done: number; readonly total: number },
): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.db.update(dataImportTable).set(progress).where(eq(dataImportTable.id, id));
    tx.publish({ topic: dataImportTopic(uid), payload: {} });
  });
}
