import { type BusinessAction, mayDo, memberRoles } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { memberTable } from '../../schema/member.ts';

/** The members of a business whose role permits an action. */
export async function colleaguesWho(
  db: Database,
  action: BusinessAction,
  businessId: string,
): Promise<readonly string[]> {
  const roles = memberRoles.filter((role) => mayDo(role, action));
  const rows = await db
    .select({ uid: memberTable.uid })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, businessId), inArray(memberTable.role, roles)));
  return rows.map(({ uid }) => uid);
}
