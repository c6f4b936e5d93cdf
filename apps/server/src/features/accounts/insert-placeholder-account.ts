import { and, inArray, like } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';

const nowhere = '@guest.invalid';

/** The addresses of placeholder accounts, as a pattern for `like`. */
export const placeholderPattern = `%${nowhere}`;

/** Whether an address belongs to a placeholder account, so that an email to it would bounce. */
export function isStandIn(email: string): boolean {
  return email.endsWith(nowhere);
}

/**
 * Creates an account that owns the data of someone without an account. Its address ends in a name that can never exist,
 * so no one can sign in to it, and no email can reach it.
 */
export async function insertPlaceholderAccount(db: Database, uid: string, at: Date): Promise<void> {
  await insertPlaceholderAccounts(db, [uid], at);
}

/** The same for many owners at once. */
export async function insertPlaceholderAccounts(
  db: Database,
  uids: readonly string[],
  at: Date,
): Promise<void> {
  if (uids.length === 0) return;
  const times = { createdAt: at, updatedAt: at };
  await db.insert(userTable).values(
    uids.map((id) => ({
      ...{ id, name: '', email: `${id}${nowhere}`, emailVerified: false, image: null },
      ...times,
    })),
  );
}

/**
 * Deletes placeholder accounts with everything they own. Accounts of people are never deleted, whatever ids are passed.
 */
export async function erasePlaceholderAccounts(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await db
    .delete(userTable)
    .where(and(inArray(userTable.id, [...uids]), like(userTable.email, placeholderPattern)));
}
