import type { OutputOf, team } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { entitlementTopic } from '../accounts/index.ts';
import { accessTopic } from './authorize-member.ts';

export type Member = OutputOf<typeof team.changeMemberRole>;
export type MemberRow = typeof memberTable.$inferSelect;

/** All members, locked, so that of two concurrent changes the second sees the first. */
export async function lockTeam(db: Database, businessId: string): Promise<MemberRow[]> {
  return db.select().from(memberTable).where(eq(memberTable.businessId, businessId)).for('update');
}

/** Makes a person a member; an existing member keeps their role. */
export async function addMember(db: Database, row: typeof memberTable.$inferInsert): Promise<void> {
  await db.insert(memberTable).values(row).onConflictDoNothing();
}

export async function setMemberRole(
  db: Database,
  { businessId, uid, role }: Pick<MemberRow, 'businessId' | 'uid' | 'role'>,
): Promise<void> {
  const isMember = and(eq(memberTable.businessId, businessId), eq(memberTable.uid, uid));
  await db.update(memberTable).set({ role }).where(isMember);
}

export async function deleteMember(
  db: Database,
  { businessId, uid }: Pick<MemberRow, 'businessId' | 'uid'>,
): Promise<void> {
  await db.delete(memberTable).where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, uid)));
}

export function findInTeam(team: readonly MemberRow[], uid: string): MemberRow {
  const found = team.find((one) => one.uid === uid);
  if (!found) throw refuse.notFound('member');
  return found;
}

export const memberColumns = {
  uid: memberTable.uid,
  email: userTable.email,
  displayName: profileTable.displayName,
  role: memberTable.role,
  joinedAt: memberTable.joinedAt,
};

export function presentMember(row: Omit<Member, 'joinedAt'> & { joinedAt: Date }): Member {
  return { ...row, joinedAt: row.joinedAt.toISOString() };
}

export async function readMember(db: Database, businessId: string, uid: string): Promise<Member> {
  const [row] = await db
    .select(memberColumns)
    .from(memberTable)
    .innerJoin(userTable, eq(userTable.id, memberTable.uid))
    .leftJoin(profileTable, eq(profileTable.uid, memberTable.uid))
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, uid)));
  if (!row) throw refuse.notFound('member');
  return presentMember(row);
}

/** Open streams of the business and of these people are authorized again, within a second. */
export function publishAccess(tx: Tx, businessId: string, uids: readonly string[]): void {
  tx.publish({ topic: accessTopic(businessId), payload: {} });
  for (const uid of uids) tx.publish({ topic: entitlementTopic(uid), payload: {} });
}

export function refuseLastOwner(): ReturnType<typeof refuse> {
  return refuse.precondition('last_owner', 'A business needs an owner. Make someone else the owner first.');
}
