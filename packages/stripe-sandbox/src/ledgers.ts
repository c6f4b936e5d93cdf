import { desc, eq, sql } from 'drizzle-orm';
import type { SandboxDatabase } from './environment.ts';
import { type Changed, customerOf, dueAt, type Ledger, type LedgerEvent, settle } from './ledger/index.ts';
import { sandboxCustomerTable, sandboxEventTable } from './sandbox.table.ts';
import { nowAt, type SandboxParts } from './sandbox-parts.ts';
import { eventShape } from './shapes/index.ts';

/** Stores a new customer. */
export async function insertLedger(db: SandboxDatabase, ledger: Ledger): Promise<void> {
  await db.insert(sandboxCustomerTable).values({ id: ledger.id, ledger, dueAt: null });
}

/** The current state of a customer: locked until the transaction ends, with everything due settled. Null if unknown. */
export async function openLedger(
  db: SandboxDatabase,
  parts: SandboxParts,
  id: string,
): Promise<Ledger | null> {
  const [row] = await db
    .select()
    .from(sandboxCustomerTable)
    .where(eq(sandboxCustomerTable.id, id))
    .for('update');
  if (!row) return null;
  const now = nowAt(parts);
  const due = row.dueAt !== null && row.dueAt.getTime() / 1000 <= now;
  return due ? saveChange(db, parts, settle(row.ledger, now)) : row.ledger;
}

/** The customer that any object's id belongs to. */
export function openLedgerOf(
  db: SandboxDatabase,
  parts: SandboxParts,
  objectId: string,
): Promise<Ledger | null> {
  const id = customerOf(objectId);
  return id === null ? Promise.resolve(null) : openLedger(db, parts, id);
}

/** Stores a change together with its events. */
export async function saveChange(
  db: SandboxDatabase,
  parts: SandboxParts,
  changed: Changed,
): Promise<Ledger> {
  const { ledger, happenings } = changed;
  const due = dueAt(ledger);
  await db
    .update(sandboxCustomerTable)
    .set({ ledger, dueAt: due === null ? null : new Date(due * 1000) })
    .where(eq(sandboxCustomerTable.id, ledger.id));
  const rows = happenings.flatMap((happening) => eventRow(parts, ledger, happening) ?? []);
  if (rows.length > 0) await db.insert(sandboxEventTable).values(rows);
  return ledger;
}

function eventRow(parts: SandboxParts, ledger: Ledger, happening: LedgerEvent) {
  const now = parts.clock.now();
  const frame = {
    id: `evt_${parts.newId().replaceAll('-', '')}`,
    apiVersion: parts.apiVersion,
    createdAt: nowAt(parts),
  };
  const event = eventShape(frame, happening, ledger, parts.addresses);
  if (!event) return null;
  const nextAttemptAt = parts.deliverTo === null ? null : now;
  return { id: event.id, body: JSON.stringify(event, null, 2), attempts: 0, nextAttemptAt, createdAt: now };
}

/**
 * Settles a few customers who have something due; returns how many there were. Several servers never settle the same
 * one.
 */
export function settleDue(parts: SandboxParts): Promise<number> {
  return parts.db.transaction(async (db) => {
    const rows = await db
      .select()
      .from(sandboxCustomerTable)
      .where(sql`${sandboxCustomerTable.dueAt} <= ${parts.clock.now().toISOString()}`)
      .limit(20)
      .for('update', { skipLocked: true });
    for (const { ledger } of rows) await saveChange(db, parts, settle(ledger, nowAt(parts)));
    return rows.length;
  });
}

/** Customers, newest first. */
export async function listLedgers(db: SandboxDatabase, email: string | undefined): Promise<Ledger[]> {
  const wanted = email === undefined ? undefined : sql`${sandboxCustomerTable.ledger}->>'email' = ${email}`;
  const rows = await db
    .select()
    .from(sandboxCustomerTable)
    .where(wanted)
    .orderBy(desc(sandboxCustomerTable.id))
    .limit(100);
  return rows.map(({ ledger }) => ledger);
}
