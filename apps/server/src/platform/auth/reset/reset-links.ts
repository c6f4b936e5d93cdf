import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../clock/index.ts';
import type { Tx } from '../../database/index.ts';
import { userTable, verificationTable } from '../auth.table.ts';
import { emailChangeTable } from '../email-change/email-change.table.ts';

const purpose = 'reset-password';
/** One hour: long enough to find the email, short enough to be safe if it is forgotten. */
const validForMs = 60 * 60_000;

/**
 * Creates the one link that sets a new password for an account; an earlier link ends. The row belongs to the library,
 * whose endpoint uses it up: it looks for the SHA-256 of this identifier (`storeIdentifier: 'hashed'`).
 * @returns the link's token
 */
export async function openResetLink(tx: Tx, uid: string): Promise<string> {
  await lockAccount(tx, uid);
  const token = randomBytes(24).toString('base64url');
  await tx.db
    .delete(verificationTable)
    .where(and(eq(verificationTable.value, uid), eq(verificationTable.purpose, purpose)));
  const now = new Date();
  await tx.db.insert(verificationTable).values({
    id: newId(),
    identifier: resetIdentifier(token),
    value: uid,
    purpose,
    expiresAt: new Date(now.getTime() + validForMs),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** The identifier that the library stores for the token of a reset link. */
function resetIdentifier(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url');
}

/**
 * Ends every unused link and challenge of an account: reset links, requested changes of address, second steps and
 * trusted devices. The link that restores an old address stays valid.
 */
export async function endOpenLinks(tx: Tx, uid: string): Promise<void> {
  await lockAccount(tx, uid);
  await tx.db.delete(verificationTable).where(eq(verificationTable.value, uid));
  await tx.db
    .delete(emailChangeTable)
    .where(and(eq(emailChangeTable.userId, uid), isNull(emailChangeTable.changedAt)));
}

async function lockAccount(tx: Tx, uid: string): Promise<void> {
  await tx.db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, uid)).for('update');
}
