import type { Language } from '@clearpaw/protocol';
import { eq, inArray, sql } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { profileTable } from '../../schema/profile.ts';

/** The source of the others, and what a person without a choice reads. */
const usual: Language = 'en';

/** The languages that these people chose. */
export async function languagesOf(db: Database, uids: readonly string[]): Promise<(uid: string) => Language> {
  if (uids.length === 0) return () => usual;
  const rows = await db
    .select({ uid: profileTable.uid, language: profileTable.language })
    .from(profileTable)
    .where(inArray(profileTable.uid, [...new Set(uids)]));
  const chosen = new Map(rows.map(({ uid, language }) => [uid, language]));
  return (uid) => chosen.get(uid) ?? usual;
}

/** The language that someone chose. */
export async function languageOf(db: Database, uid: string): Promise<Language> {
  return (await languagesOf(db, [uid]))(uid);
}

/**
 * The language to write to an address in: that of its account; where it has none, that of the person who writes, who knows
 * the reader.
 */
export async function languageOfAddress(
  db: Database,
  email: string,
  writer: string | null,
): Promise<Language> {
  const [account] = await db
    .select({ language: profileTable.language })
    .from(userTable)
    .leftJoin(profileTable, eq(profileTable.uid, userTable.id))
    .where(eq(sql`lower(${userTable.email})`, email.toLowerCase()));
  if (account) return account.language ?? usual;
  return writer === null ? usual : languageOf(db, writer);
}
