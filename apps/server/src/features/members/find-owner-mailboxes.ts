import type { Language } from '@clearpaw/protocol';
import { and, eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { memberTable } from '../../schema/member.ts';
import { languagesOf } from '../accounts/index.ts';

/** Where someone is reached, and in which language. */
export interface Mailbox {
  readonly to: string;
  readonly language: Language;
}

/** Where all owners of a business are reached. */
export async function findOwnerMailboxes(db: Database, businessId: string): Promise<readonly Mailbox[]> {
  const rows = await db
    .select({ uid: userTable.id, to: userTable.email })
    .from(memberTable)
    .innerJoin(userTable, eq(userTable.id, memberTable.uid))
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.role, 'owner')));
  const languageOf = await languagesOf(
    db,
    rows.map(({ uid }) => uid),
  );
  return rows.map(({ uid, to }) => ({ to, language: languageOf(uid) }));
}
