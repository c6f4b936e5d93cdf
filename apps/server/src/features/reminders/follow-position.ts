import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { reminderCursorTable } from '../../schema/reminder.ts';

/**
 * The position up to which something was processed; null while another server processes it. The first one begins at
 * `start`: earlier events cause no alerts.
 */
export async function claimPosition(
  tx: Tx,
  name: string,
  start: () => Promise<string>,
): Promise<string | null> {
  const mine = eq(reminderCursorTable.name, name);
  const [there] = await tx.db.select().from(reminderCursorTable).where(mine);
  if (!there) {
    await tx.db
      .insert(reminderCursorTable)
      .values({ name, position: await start() })
      .onConflictDoNothing();
  }
  const [taken] = await tx.db
    .select()
    .from(reminderCursorTable)
    .where(mine)
    .for('update', { skipLocked: true });
  return taken?.position ?? null;
}

/** Starts from the present, because the positions were counted by another database. */
export async function forgetPositions(tx: Tx): Promise<void> {
  await tx.db.delete(reminderCursorTable);
}

/** Stores the new position, in the same transaction as the results. */
export async function movePosition(tx: Tx, name: string, position: string): Promise<void> {
  await tx.db.update(reminderCursorTable).set({ position }).where(eq(reminderCursorTable.name, name));
}
