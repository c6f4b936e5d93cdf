import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { allowSeconds, type Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { importRowTable, importTable } from '../../schema/import.ts';
import { petTable } from '../../schema/pet.ts';
import { erasePlaceholderAccounts } from '../accounts/index.ts';
import { removeGuestPets } from '../pets/index.ts';
import { importTopic } from './import-topic.ts';
import { findTouchedCustomers, findTouchedPets } from './touched.ts';

const batch = 200;
/** What refers to two hundred accounts is looked for in most tables; on a busy machine that takes seconds. */
const longestSeconds = 20;

type Row = typeof importRowTable.$inferSelect;

/** Removes what the next rows created; true while there may be more. The counts are saved in the same transaction. */
export function undoBatch(services: Services, importId: string): Promise<boolean> {
  return services.store.transaction(async (tx) => {
    await allowSeconds(tx.db, longestSeconds);
    const [entry] = await tx.db
      .select()
      .from(importTable)
      .where(and(eq(importTable.id, importId), eq(importTable.state, 'undoing')))
      .for('update');
    if (!entry) return false;
    const rows = await nextRows(tx, importId);
    const kept = await removeUntouched(tx, importId, rows);
    const isLast = rows.length < batch;
    await tx.db
      .update(importTable)
      .set({
        removed: entry.removed + rows.length - kept,
        kept: entry.kept + kept,
        state: isLast ? 'undone' : 'undoing',
      })
      .where(eq(importTable.id, importId));
    tx.publish({ topic: importTopic(entry.businessId), payload: {} });
    return !isLast;
  });
}

/**
 * Customers that the import created, each with all of their pets, and pets that it added to existing customers. A pet
 * of a created customer is removed or kept together with the customer.
 */
function nextRows({ db }: Tx, importId: string): Promise<Row[]> {
  const isWithCustomer = sql`exists (select 1 from ${petTable} p join ${importRowTable} o on o.customer_uid = p.owner_id
    where p.id = import_row.pet_id and o.import_id = import_row.import_id)`;
  const isOfKnown = and(isNotNull(importRowTable.petId), sql`not ${isWithCustomer}`);
  return db
    .select()
    .from(importRowTable)
    .where(
      and(
        eq(importRowTable.importId, importId),
        eq(importRowTable.state, 'made'),
        or(isNotNull(importRowTable.customerUid), isOfKnown),
      ),
    )
    .orderBy(asc(importRowTable.row))
    .limit(batch);
}

/** Returns how many were kept. */
async function removeUntouched(tx: Tx, importId: string, rows: readonly Row[]): Promise<number> {
  const uids = rows.flatMap(({ customerUid }) => customerUid ?? []);
  const petIds = rows.flatMap((row) => (row.customerUid === null ? (row.petId ?? []) : []));
  const touchedUids = await findTouchedCustomers(tx.db, importId, uids);
  const touchedPets = await findTouchedPets(tx.db, petIds);
  await erasePlaceholderAccounts(
    tx.db,
    uids.filter((uid) => !touchedUids.has(uid)),
  );
  await removeGuestPets(
    tx.db,
    petIds.filter((id) => !touchedPets.has(id)),
  );
  const isKept = ({ customerUid, petId }: Row) =>
    customerUid === null ? touchedPets.has(petId ?? '') : touchedUids.has(customerUid);
  const kept = rows.filter(isKept).map(({ row }) => row);
  await note(tx, importId, kept);
  await forget(
    tx,
    importId,
    rows.filter((row) => !isKept(row)).map(({ row }) => row),
  );
  return kept.length;
}

async function note({ db }: Tx, importId: string, rows: readonly number[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .update(importRowTable)
    .set({ state: 'kept', invitation: null })
    .where(and(eq(importRowTable.importId, importId), inArray(importRowTable.row, [...rows])));
}

async function forget({ db }: Tx, importId: string, rows: readonly number[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .delete(importRowTable)
    .where(and(eq(importRowTable.importId, importId), inArray(importRowTable.row, [...rows])));
}
