import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { downloadTokenTable } from './object.table.ts';
import { newDownloadToken } from './random-permissions.ts';
import { addToken } from './save-object.ts';

/** The download links of a person to an object, oldest first. */
export async function tokensOf(db: Database, path: string, uid: string): Promise<string[]> {
  const rows = await db
    .select({ token: downloadTokenTable.token })
    .from(downloadTokenTable)
    .where(and(eq(downloadTokenTable.path, path), eq(downloadTokenTable.uid, uid)))
    .orderBy(asc(downloadTokenTable.createdAt), asc(downloadTokenTable.token));
  return rows.map(({ token }) => token);
}

/** The same, and never empty: a first link is created for anyone who reads an object for the first time. */
export async function ensureToken(
  db: Database,
  path: string,
  by: { readonly uid: string; readonly now: Date },
): Promise<string[]> {
  const known = await tokensOf(db, path, by.uid);
  if (known.length > 0) return known;
  const token = newDownloadToken();
  await addToken(db, path, { ...by, token });
  return [token];
}

/** The person for whom a link to this object was created; null if the text is not such a link. */
export async function holderOf(db: Database, path: string, token: string): Promise<string | null> {
  if (token === '' || token.length > 64) return null;
  const [row] = await db
    .select({ uid: downloadTokenTable.uid })
    .from(downloadTokenTable)
    .where(and(eq(downloadTokenTable.token, token), eq(downloadTokenTable.path, path)));
  return row?.uid ?? null;
}

/** Revokes a link; there is always at least one, so that a client's own reading continues. */
export async function revokeToken(
  db: Database,
  path: string,
  by: { readonly uid: string; readonly now: Date; readonly token: string },
): Promise<boolean> {
  const gone = await db
    .delete(downloadTokenTable)
    .where(and(eq(downloadTokenTable.token, by.token), eq(downloadTokenTable.path, path)))
    .returning();
  if (gone.length === 0) return false;
  await ensureToken(db, path, by);
  return true;
}
