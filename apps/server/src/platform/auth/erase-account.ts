import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';
import { userTable, verificationTable } from './auth.table.ts';

/** Deletes an account with everything that depends on it; links that were emailed to it stop working. */
export async function eraseAccount(tx: Tx, uid: string): Promise<void> {
  // The value is usually the account's id; the value of a passkey's challenge contains it.
  await tx.db.delete(verificationTable).where(sql`position(${uid} in ${verificationTable.value}) > 0`);
  await tx.db.delete(userTable).where(eq(userTable.id, uid));
}
