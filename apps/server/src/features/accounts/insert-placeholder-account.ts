import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';

const nowhere = '@guest.invalid';

/** Whether an address belongs to a placeholder account, so that an email to it would bounce. */
export function isStandIn(email: string): boolean {
  return email.endsWith(nowhere);
}

/**
 * Owns what belongs to someone without an account. Its address ends in a name that can never exist, so no one can sign
 * in as it, and no mail can reach it.
 */
export async function insertPlaceholderAccount(db: Database, uid: string, at: Date): Promise<void> {
  const times = { createdAt: at, updatedAt: at };
  const email = `${uid}${nowhere}`;
  await db
    .insert(userTable)
    .values({ id: uid, name: '', email, emailVerified: false, image: null, ...times });
}
