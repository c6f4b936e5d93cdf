import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { ContentRefused, type ObjectPath } from '../../platform/objects/index.ts';
import { dataImportFileTable, dataImportTable } from '../../schema/data-import.ts';
import { ImportRefused } from './archive/import-refused.ts';
import type { ArchivedFile, OpenedArchive } from './archive/open-export.ts';
import { dataImportTopic } from './data-import-topic.ts';
import type { DataImportPlan } from './plan/import-plan.ts';

/** Shorter than the time after which a job counts as dead. */
const turnMs = 120_000;
const showEveryMs = 500;
/** Inspecting a file has a time limit, and a busy machine may exceed it once. */
const tries = 3;

interface Staging {
  readonly row: typeof dataImportTable.$inferSelect;
  readonly archive: OpenedArchive;
  readonly wanted: DataImportPlan['files'];
}

/**
 * Extracts the files from the archive, one chunk in memory at a time, and inspects each like an upload. True once all
 * are there; false if another run has to continue.
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
    await stageFile(services, row, { file, purpose, open: () => archive.readFile(file.name) });
    done += file.size;
  }
  await showProgress(services, row, { done, total });
  return true;
}

interface Unpacked {
  readonly file: ArchivedFile;
  readonly purpose: ObjectPath['purpose'];
  readonly open: () => AsyncIterable<Uint8Array>;
}

async function stageFile(
  { store, objects }: Services,
  { id: importId, uid }: Staging['row'],
  unpacked: Unpacked,
): Promise<void> {
  const { name } = unpacked.file;
  const draft = { purpose: unpacked.purpose, contentType: unpacked.file.contentType, ownerId: uid };
  for (let left = tries; ; left -= 1) {
    try {
      const staged = await objects.stage(draft, checked(unpacked));
      await store.db.insert(dataImportFileTable).values({ importId, name, ...staged });
      return;
    } catch (problem) {
      if (!(problem instanceof ContentRefused)) throw problem;
      if (left === 1) throw new ImportRefused('file_not_accepted', name);
    }
  }
}

/** The bytes as they come; at the end, checks whether they match the list of contents. */
async function* checked({ file, open }: Unpacked): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of open()) {
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
