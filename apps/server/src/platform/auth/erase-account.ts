import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';
import { user, verification } from './auth.table.ts';

/** Removes somebody who can sign in, with all that hangs on it; links that were mailed to them open nothing more. */
export async function eraseAccount(tx: Tx, uid: string): Promise<void> {
  // Most hold the account's id as their value, a passkey's challenge holds it within.
  await tx.db.delete(verification).where(sql`position(${uid} in ${verification.value}) > 0`);
  await tx.db.delete(user).where(eq(user.id, uid));
}
