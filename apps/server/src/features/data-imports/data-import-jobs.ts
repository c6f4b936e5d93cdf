import { and, eq, like, lt } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { storedObjectTable } from '../../platform/objects/index.ts';
import { ZipRefused } from '../../platform/zip/index.ts';
import { dataImportTable } from '../../schema/data-import.ts';
import { ImportRefused } from './archive/import-refused.ts';
import { openExport } from './archive/open-export.ts';
import { enterExport } from './enter-export.ts';
import { failDataImport } from './fail-data-import.ts';
import { readPlan } from './plan/read-plan.ts';
import { stageFiles } from './stage-files.ts';

/** Extracts and checks file after file; at the end everything is saved at once. After an interruption it continues. */
export const importData = defineJob<{ importId: string }, Services>({
  name: 'import-data',
  async run(services, { importId }, { signal }) {
    const [row] = await services.store.db
      .select()
      .from(dataImportTable)
      .where(and(eq(dataImportTable.id, importId), eq(dataImportTable.state, 'running')));
    if (!row) return;
    try {
      await importOne(services, row, signal);
    } catch (problem) {
      const refused = problem instanceof ZipRefused ? new ImportRefused('not_an_export') : problem;
      if (!(refused instanceof ImportRefused)) throw problem;
      await failDataImport(services, importId, refused);
    }
  },
  onParked: (services, { importId }) => failDataImport(services, importId, new ImportRefused('interrupted')),
});

async function importOne(
  services: Services,
  row: typeof dataImportTable.$inferSelect,
  signal: AbortSignal,
): Promise<void> {
  const { store, objects, clock, jobs } = services;
  const object = await objects.find(store.db, row.storagePath);
  if (!object) throw new ImportRefused('file_missing');
  const reader = { uid: row.uid, signal };
  const archive = await openExport(services, object, reader);
  const data = { json: await archive.readData(), files: archive.files, now: clock.now() };
  // Before the files are inspected, because most refusals are found at once.
  const plan = await readPlan(data, reader);
  const isStaged = await stageFiles(services, { row, archive, wanted: plan.files }, signal);
  if (isStaged) await enterExport(services, row, plan);
  else await store.transaction((tx) => jobs.enqueue(tx, importData, { importId: row.id }));
}

const day = 24 * 60 * 60 * 1000;

/**
 * The result of an import is shown for 30 days. An export that was uploaded and not imported is deleted after a day.
 */
export const forgetDataImports = defineJob<Record<string, never>, Services>({
  name: 'forget-data-imports',
  cron: '31 4 * * *',
  async run({ store, clock, objects }) {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * day);
    await store.db.delete(dataImportTable).where(lt(dataImportTable.createdAt, before(30)));
    const left = await store.db
      .select({ path: storedObjectTable.path })
      .from(storedObjectTable)
      .where(
        and(like(storedObjectTable.path, 'users/%/archives/%'), lt(storedObjectTable.updatedAt, before(1))),
      )
      .limit(1000);
    for (const { path } of left) await store.transaction((tx) => objects.remove(tx, path, now));
  },
});

export const dataImportJobs = [importData, forgetDataImports];
