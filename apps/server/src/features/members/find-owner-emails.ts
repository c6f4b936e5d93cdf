import { and, eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { memberTable } from '../../schema/member.ts';

/** The email addresses of all owners of a business. */
export async function findOwnerEmails(db: Database, businessId: string): Promise<string[]> {
  const rows = await db
    .select({ email: userTable.email })
    .from(memberTable)
    .innerJoin(userTable, eq(userTable.id, memberTable.uid))
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.role, 'owner')));
  return rows.map(({ email }) => email);
}
