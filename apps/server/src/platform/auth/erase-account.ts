import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';
import { userTable, verificationTable } from './auth.table.ts';

/** Removes somebody who can sign in, with all that hangs on it; links that were mailed to them open nothing more. */
export async function eraseAccount(tx: Tx, uid: string): Promise<void> {
  // Most hold the account's id as their value, a passkey's challenge holds it within.
  await tx.db.delete(verificationTable).where(sql`position(${uid} in ${verificationTable.value}) > 0`);
  await tx.db.delete(userTable).where(eq(userTable.id, uid));
}
