import { and, eq, isNull, sql } from 'drizzle-orm';
import { preparedOnce, type Tx } from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { topicOf } from '../../schema/event-topics.ts';
import { petTable } from '../../schema/pet.ts';
import { publishTrigger } from '../alerts/index.ts';

/** Where it is published that connections are due now; the rechecks listen. */
export const rechecksTopic = topicOf('rechecks');

/**
 * A pet's facts or records change in this transaction: every business that knows the pet judges it again. The lock lets
 * a new connection of the pet see either the change or the mark, never neither.
 */
export async function petChanged(tx: Tx, petId: string, now: Date): Promise<void> {
  const named = eq(petTable.id, petId);
  const [row] = await tx.db.select({ name: petTable.name }).from(petTable).where(named).for('no key update');
  await tx.db
    .update(connectionTable)
    .set({ dueAt: now, ...(row && { petNameKey: nameKey(row.name) }) })
    .where(and(eq(connectionTable.petId, petId), isNull(connectionTable.revokedAt)));
  tx.publish({ topic: rechecksTopic, payload: {} });
  publishTrigger(tx, { petChanged: petId });
}

/** The same with the commit, where what counts for the pet has changed and its name has not. */
export function petUsed(tx: Tx, petId: string, now: Date): void {
  tx.atCommit((db) => lockPet(db).execute({ petId }));
  tx.atCommit((db) => markDue(db).execute({ petId, now: now.toISOString() }));
  tx.publish({ topic: rechecksTopic, payload: {} });
  publishTrigger(tx, { petChanged: petId });
}

const lockPet = preparedOnce((db) =>
  db
    .select({ id: petTable.id })
    .from(petTable)
    .where(eq(petTable.id, sql.placeholder('petId')))
    .for('no key update')
    .prepare('lock_pet'),
);

const markDue = preparedOnce((db) =>
  db
    .update(connectionTable)
    .set({ dueAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(and(eq(connectionTable.petId, sql.placeholder('petId')), isNull(connectionTable.revokedAt)))
    .prepare('mark_due'),
);

/** A business changes its rules in this transaction, in force from an instant on: its pets are due then. */
export async function rulesChanged(tx: Tx, businessId: string, from: Date, now: Date): Promise<void> {
  const at = from > now ? from : now;
  await tx.db
    .update(connectionTable)
    .set({ dueAt: sql`least(${connectionTable.dueAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(connectionTable.businessId, businessId), isNull(connectionTable.revokedAt)));
  if (at <= now) tx.publish({ topic: rechecksTopic, payload: {} });
}
