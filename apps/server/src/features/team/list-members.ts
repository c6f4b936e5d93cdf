import type { team } from '@clearpaw/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { authorizeMember, type Member, memberColumns, presentMember } from '../members/index.ts';

type Input = z.output<typeof team.listMembers.input>;

/** The members of a business, in the order in which they joined. */
export async function listMembers(call: Call, input: Input): Promise<Page<Member>> {
  await authorizeMember(call, input.businessId, 'readTeam');
  const after = readCursor(input.cursor, ['instant', 'id']);
  const rows = await call.services.store.db
    .select(memberColumns)
    .from(memberTable)
    .innerJoin(userTable, eq(userTable.id, memberTable.uid))
    .leftJoin(profileTable, eq(profileTable.uid, memberTable.uid))
    .where(
      and(
        eq(memberTable.businessId, input.businessId),
        after
          ? sql`(${memberTable.joinedAt}, ${memberTable.uid}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(memberTable.joinedAt), asc(memberTable.uid))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.joinedAt.toISOString(), row.uid]);
  return { ...page, items: page.items.map(presentMember) };
}
