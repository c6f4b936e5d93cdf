import { importLimits } from '@clearpaw/domain';
import { and, asc, eq, exists, gt, inArray, like, lt } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { storedObjectTable } from '../../platform/objects/index.ts';
import { importRowTable, importTable } from '../../schema/import.ts';
import { importBatch } from './import-batch.ts';
import { sendInvitations } from './send-invitations.ts';
import { failImport, storeRows } from './store-rows.ts';
import { undoBatch } from './undo-batch.ts';

/** Shorter than the time after which a job counts as dead. */
const turnMs = 120_000;

/** First the rows of the file, then batch after batch in short transactions; after an interruption it continues. */
export const importCustomers = defineJob<{ importId: string }, Services>({
  name: 'import-customers',
  async run(services, { importId }, { signal }) {
    const until = Date.now() + turnMs;
    await storeRows(services, importId, signal);
    while (await importBatch(services, importId)) {
      if (signal.aborted) throw new Error('The server is stopping; another one continues the import.');
      if (Date.now() > until) return goOn(services, importId);
    }
    await services.store.transaction((tx) => services.jobs.enqueue(tx, inviteImported, {}));
  },
  onParked: (services, { importId }) => failImport(services, importId, 'file_too_complex'),
});

async function goOn({ store, jobs }: Services, importId: string): Promise<void> {
  await store.transaction((tx) => jobs.enqueue(tx, importCustomers, { importId }));
}

/** Finishes an undo that took longer than a call, or whose server stopped. */
export const finishUndo = defineJob<{ importId: string }, Services>({
  name: 'undo-import',
  async run(services, { importId }, { signal }) {
    while (await undoBatch(services, importId)) {
      if (signal.aborted) throw new Error('The server is stopping; another one continues the undo.');
    }
  },
});

const importsPerPage = 100;

/** Sends as many invitations a day as a business may send, until all of an import are sent. */
export const inviteImported = defineJob<Record<string, never>, Services>({
  name: 'invite-imported',
  cron: '23 * * * *',
  async run(services) {
    const waiting = services.store.db
      .select({ row: importRowTable.row })
      .from(importRowTable)
      .where(and(eq(importRowTable.importId, importTable.id), eq(importRowTable.invitation, 'waiting')));
    const open = and(eq(importTable.state, 'done'), eq(importTable.invite, true), exists(waiting));
    // Page by page, so that imports that have to wait do not delay others.
    for (let after: string | undefined; ; ) {
      const page = await services.store.db
        .select()
        .from(importTable)
        .where(and(open, after === undefined ? undefined : gt(importTable.id, after)))
        .orderBy(asc(importTable.id))
        .limit(importsPerPage);
      for (const one of page) await sendInvitations(services, one);
      if (page.length < importsPerPage) return;
      after = page.at(-1)?.id;
    }
  },
});

const day = 24 * 60 * 60 * 1000;

/** After 30 days the rows are deleted, and the import cannot be undone; after a year it is no longer listed. */
export const forgetImports = defineJob<Record<string, never>, Services>({
  name: 'forget-imports',
  cron: '17 4 * * *',
  async run({ store, clock, objects }) {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * day);
    const old = store.db
      .select({ id: importTable.id })
      .from(importTable)
      .where(lt(importTable.createdAt, before(importLimits.undoDays)));
    await store.db.delete(importRowTable).where(inArray(importRowTable.importId, old));
    await store.db.delete(importTable).where(lt(importTable.createdAt, before(365)));
    // Uploaded and never imported.
    const left = await store.db
      .select({ path: storedObjectTable.path })
      .from(storedObjectTable)
      .where(
        and(
          like(storedObjectTable.path, 'users/%/files/imports/%'),
          lt(storedObjectTable.updatedAt, before(1)),
        ),
      )
      .limit(1000);
    for (const { path } of left) await store.transaction((tx) => objects.remove(tx, path, now));
  },
});

export const importJobs = [importCustomers, finishUndo, inviteImported, forgetImports];
