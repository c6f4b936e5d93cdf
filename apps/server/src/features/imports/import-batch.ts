import { ImportPlan, type ImportRecord } from '@clearpaw/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { importRowTable, importTable } from '../../schema/import.ts';
import { importTopic } from './import-topic.ts';
import { learnKnown } from './known-rows.ts';
import type { ImportEntry, PlannedRecord } from './planned-record.ts';
import { saveRows } from './save-rows.ts';

/** Few enough that a transaction takes a fraction of a second, and progress is shown several times a second. */
const batch = 250;

/**
 * Imports the next rows; true while there may be more. Created rows and the progress are one transaction, so that
 * nothing is created twice if a server is killed.
 */
export function importBatch(services: Services, importId: string): Promise<boolean> {
  return services.store.transaction(async (tx) => {
    const [entry] = await tx.db
      .select()
      .from(importTable)
      .where(and(eq(importTable.id, importId), eq(importTable.state, 'running')))
      .for('update');
    if (!entry) return false;
    const rows = await tx.db
      .select({ row: importRowTable.row, record: importRowTable.record })
      .from(importRowTable)
      .where(
        and(
          eq(importRowTable.importId, importId),
          eq(importRowTable.state, 'waiting'),
          gt(importRowTable.row, entry.cursor),
        ),
      )
      .orderBy(asc(importRowTable.row))
      .limit(batch);
    const now = services.clock.now();
    const planned = await planRows(tx, services, entry, rows, now);
    await saveRows(tx, services, { entry, planned, now });
    await noteRows(tx, entry, planned);
    await noteProgress(tx, entry, planned, rows.length < batch);
    return rows.length === batch;
  });
}

async function planRows(
  tx: Tx,
  { newId }: Services,
  { id: importId, businessId }: ImportEntry,
  rows: readonly { readonly row: number; readonly record: ImportRecord | null }[],
  now: Date,
): Promise<PlannedRecord[]> {
  const plan = new ImportPlan(newId);
  const records = rows.flatMap(({ record }) => record ?? []);
  await learnKnown(tx.db, plan, records, { businessId, importId, now });
  return rows.flatMap(({ row, record }) => (record ? [{ ...plan.add(row, record), record }] : []));
}

/** The outcome of each row; its values are deleted. */
async function noteRows({ db }: Tx, { id, invite }: ImportEntry, planned: readonly PlannedRecord[]) {
  const notes = planned.map(({ row, customer, isNewCustomer, pet, isNewPet, duplicateOf }) => ({
    row,
    state: duplicateOf === null ? 'made' : 'duplicate',
    customer_id: isNewCustomer ? customer.id : null,
    customer_uid: isNewCustomer ? customer.uid : null,
    pet_id: isNewPet ? (pet?.id ?? null) : null,
    invitation: invite && isNewCustomer && customer.email !== null ? 'waiting' : null,
  }));
  if (notes.length === 0) return;
  await db.execute(sql`
    update ${importRowTable} r set state = n.state, record = null, customer_id = n.customer_id,
      customer_uid = n.customer_uid, pet_id = n.pet_id, invitation = n.invitation
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
      as n(row int, state text, customer_id uuid, customer_uid uuid, pet_id uuid, invitation text)
    where r.import_id = ${id} and r.row = n.row`);
}

async function noteProgress(
  tx: Tx,
  entry: ImportEntry,
  planned: readonly PlannedRecord[],
  isLast: boolean,
): Promise<void> {
  const countOf = (fits: (row: PlannedRecord) => boolean) => planned.filter(fits).length;
  await tx.db
    .update(importTable)
    .set({
      state: isLast ? 'done' : 'running',
      done: isLast ? entry.total : entry.done + planned.length,
      cursor: planned.at(-1)?.row ?? entry.cursor,
      customers: entry.customers + countOf(({ isNewCustomer }) => isNewCustomer),
      pets: entry.pets + countOf(({ isNewPet }) => isNewPet),
      vaccinations: entry.vaccinations + planned.reduce((sum, { doses }) => sum + doses.length, 0),
      duplicates: entry.duplicates + countOf(({ duplicateOf }) => duplicateOf !== null),
    })
    .where(eq(importTable.id, entry.id));
  tx.publish({ topic: importTopic(entry.businessId), payload: {} });
}
