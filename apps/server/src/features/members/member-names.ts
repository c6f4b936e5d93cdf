import { inArray } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** The names of people whose account still exists. */
export async function memberNamesOf(
  db: Database,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select({ uid: userTable.id, name: userTable.name, email: userTable.email })
    .from(userTable)
    .where(inArray(userTable.id, [...new Set(uids)]));
  return new Map(rows.map(({ uid, name, email }) => [uid, name || email]));
}
