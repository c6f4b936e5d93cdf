import type { MemberRole } from '@clearpaw/domain';
import { asc, eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { memberColumns } from '../members/index.ts';
import type { Locations } from './locations-of.ts';

interface Colleague {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

export interface PlannedMember extends Colleague {
  /** For a member who works at the other business already, the role there. */
  readonly role: MemberRole;
  readonly isNew: boolean;
}

export interface PlannedTeam {
  readonly members: readonly PlannedMember[];
  /** Owners who do not work at the other business. */
  readonly leftOut: readonly Colleague[];
}

/** Staff and managers keep their role. Who owns a business is never copied. */
export async function planTeam(db: Database, { from, to }: Locations): Promise<PlannedTeam> {
  const there = new Map((await colleaguesAt(db, to.id)).map(({ uid, role }) => [uid, role]));
  const colleagues = await colleaguesAt(db, from.id);
  const isOwner = ({ role }: { readonly role: MemberRole }) => role === 'owner';
  return {
    members: colleagues
      .filter((one) => !isOwner(one))
      .map((one) => ({ ...one, role: there.get(one.uid) ?? one.role, isNew: !there.has(one.uid) })),
    leftOut: colleagues.filter((one) => isOwner(one) && !there.has(one.uid)),
  };
}

async function colleaguesAt(db: Database, businessId: string) {
  const rows = await db
    .select(memberColumns)
    .from(memberTable)
    .innerJoin(userTable, eq(userTable.id, memberTable.uid))
    .leftJoin(profileTable, eq(profileTable.uid, memberTable.uid))
    .where(eq(memberTable.businessId, businessId))
    .orderBy(asc(memberTable.joinedAt), asc(memberTable.uid));
  return rows.map(({ uid, email, displayName, role }) => ({ uid, email, role, name: displayName ?? email }));
}
