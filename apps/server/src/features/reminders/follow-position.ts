import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { reminderCursorTable } from '../../schema/reminder.ts';

/**
 * How far something was followed; null while another server follows it. The first to follow begins at `start`: what
 * happened before there were alerts is no news.
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

/** Follows from now on: positions were counted by another database. */
export async function forgetPositions(tx: Tx): Promise<void> {
  await tx.db.delete(reminderCursorTable);
}

/** Notes how far it was followed, in the transaction of what followed from it. */
export async function movePosition(tx: Tx, name: string, position: string): Promise<void> {
  await tx.db.update(reminderCursorTable).set({ position }).where(eq(reminderCursorTable.name, name));
}
