import { type BusinessAction, mayDo, memberRoles } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { member } from '../../schema/member.ts';

/** Who may do this in a business, by their roles. */
export async function colleaguesWho(
  db: Database,
  action: BusinessAction,
  businessId: string,
): Promise<readonly string[]> {
  const roles = memberRoles.filter((role) => mayDo(role, action));
  const rows = await db
    .select({ uid: member.uid })
    .from(member)
    .where(and(eq(member.businessId, businessId), inArray(member.role, roles)));
  return rows.map(({ uid }) => uid);
}
