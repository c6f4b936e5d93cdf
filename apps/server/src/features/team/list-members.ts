import type { team } from '@clearpaw/contract';
import { mayDo } from '@clearpaw/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { passkeyTable, userTable } from '../../platform/auth/index.ts';
import { type Database, type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { authorizeMember, type Member, memberColumns, presentMember } from '../members/index.ts';

type Input = z.output<typeof team.listMembers.input>;

/** The members of a business, in the order in which they joined. */
export async function listMembers(call: Call, input: Input): Promise<Page<Member>> {
  const { role } = await authorizeMember(call, input.businessId, 'readTeam');
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
  const members = page.items.map(presentMember);
  // Who could be attacked most easily is for those alone who can do something about it.
  if (!mayDo(role, 'changeRoles')) return { ...page, items: members };
  return { ...page, items: await withSignIn(call.services.store.db, members) };
}

/** How each member signs in, without anything about the keys and devices themselves. */
async function withSignIn(db: Database, members: readonly Member[]): Promise<Member[]> {
  const uids = members.map(({ uid }) => uid);
  const rows = await db
    .select({
      uid: userTable.id,
      secondStep: userTable.twoFactorEnabled,
      passkey: sql<boolean>`count(${passkeyTable.id}) > 0`,
    })
    .from(userTable)
    .leftJoin(passkeyTable, eq(passkeyTable.userId, userTable.id))
    .where(inArray(userTable.id, uids))
    .groupBy(userTable.id);
  const signInOf = new Map(rows.map(({ uid, passkey, secondStep }) => [uid, { passkey, secondStep }]));
  return members.map((member) => ({ ...member, signIn: signInOf.get(member.uid) }));
}
