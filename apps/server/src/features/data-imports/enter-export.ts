import { and, eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import { allowSeconds, type Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { dataImportFileTable, dataImportTable, type ImportedCounts } from '../../schema/data-import.ts';
import { enterOwner } from '../accounts/index.ts';
import { enterAlertSettings } from '../alerts/index.ts';
import { enterCarePlans } from '../care-plans/index.ts';
import { enterCareRecords } from '../care-records/index.ts';
import { enterContact } from '../contacts/index.ts';
import { enterDocuments, isRecordFile } from '../documents/index.ts';
import { enterPets } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { enterVaccinations } from '../vaccinations/index.ts';
import { ImportRefused } from './archive/import-refused.ts';
import { dataImportTopic } from './data-import-topic.ts';
import { isEmptyAccount } from './is-empty-account.ts';
import type { DataImportPlan } from './plan/import-plan.ts';

type ImportRow = typeof dataImportTable.$inferSelect;
type StagedFile = typeof dataImportFileTable.$inferSelect;

/** Saves everything in one transaction: all of the export, or nothing. */
export async function enterExport(services: Services, row: ImportRow, plan: DataImportPlan): Promise<void> {
  const now = services.clock.now();
  await services.store.transaction(async (tx) => {
    await allowSeconds(tx.db, 120);
    if (!(await lockImport(tx, row))) return;
    // Removing the archive makes room for its files.
    await services.objects.remove(tx, row.storagePath, now);
    const files = await enterFiles(services, tx, row, plan);
    await enterRows(services, tx, { row, plan, files, now });
    const result: ImportedCounts = {
      pets: plan.pets.length,
      vaccinations: plan.vaccinations.length,
      careRecords: plan.careRecords.length,
      documents: plan.documents.length,
      files: plan.files.length,
      leftOut: plan.leftOut,
    };
    await tx.db.update(dataImportTable).set({ state: 'done', result }).where(eq(dataImportTable.id, row.id));
    tx.publish({ topic: dataImportTopic(row.uid), payload: {} });
  });
}

/** If two servers finish the same import, one saves it. The account stays empty until then. */
async function lockImport({ db }: Tx, { id, uid }: ImportRow): Promise<boolean> {
  await db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, uid)).for('update');
  const running = await db
    .select({ id: dataImportTable.id })
    .from(dataImportTable)
    .where(and(eq(dataImportTable.id, id), eq(dataImportTable.state, 'running')))
    .for('update');
  if (running.length === 0) return false;
  if (!(await isEmptyAccount(db, uid))) throw new ImportRefused('account_not_empty');
  return true;
}

async function enterFiles(
  { objects }: Services,
  tx: Tx,
  { id, uid }: ImportRow,
  { files }: DataImportPlan,
): Promise<ReadonlyMap<string, StagedFile>> {
  const staged = await tx.db
    .delete(dataImportFileTable)
    .where(eq(dataImportFileTable.importId, id))
    .returning();
  const byName = new Map(staged.map((file) => [file.name, file]));
  const byPath = new Map<string, StagedFile>();
  for (const { name, path } of files) {
    const file = byName.get(name);
    if (!file) throw new ImportRefused('file_changed', name);
    const { importId: _id, name: _name, ...content } = file;
    await objects.enter(tx, content, { path, ownerId: uid });
    byPath.set(path, file);
  }
  return byPath;
}

interface Entered {
  readonly row: ImportRow;
  readonly plan: DataImportPlan;
  readonly files: ReadonlyMap<string, StagedFile>;
  readonly now: Date;
}

async function enterRows(services: Services, tx: Tx, { row, plan, files, now }: Entered): Promise<void> {
  const { uid } = row;
  const author = { by: uid, at: now };
  await enterOwner(tx.db, { uid, displayName: plan.displayName, now });
  if (plan.contact) await enterContact(tx.db, { ...plan.contact, uid, updatedAt: now });
  if (plan.alertSettings) await enterAlertSettings(tx.db, uid, plan.alertSettings, now);
  await enterPets(tx.db, plan.pets);
  await enterCarePlans(tx.db, plan.carePlans, now);
  const documents = plan.documents.map((document) => {
    const file = files.get(document.storagePath);
    // A file for programs does not become an ordinary document, whatever the export says.
    if (!file || isRecordFile(file) !== (document.imported !== null))
      throw new ImportRefused('data_not_accepted', `document ${document.title}`);
    const { contentType, size, sha256 } = file;
    return { ...document, contentType, size, sha256 };
  });
  await enterDocuments(services, tx, documents);
  await enterVaccinations(tx, plan.vaccinations, author);
  await enterCareRecords(tx, plan.careRecords, author);
  for (const pet of plan.pets) await petChanged(tx, pet.id, now);
}
