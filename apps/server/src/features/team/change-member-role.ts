import type { team } from '@clearpaw/contract';
import { leavesNoOwner } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { memberTable } from '../../schema/member.ts';
import { appendEntry } from '../audit/index.ts';
import { authorizeMember } from './authorize-member.ts';
import {
  findInTeam,
  lockTeam,
  type Member,
  publishAccess,
  readMember,
  refuseLastOwner,
} from './member-rows.ts';

type Input = z.output<typeof team.changeMemberRole.input>;

/** Somebody's role from now on, in open streams too. */
export async function changeMemberRole(call: Call, input: Input): Promise<Member> {
  const { businessId, uid, role } = input;
  await authorizeMember(call, businessId, 'changeRoles');
  return call.services.store.transaction(async (tx) => {
    const team = await lockTeam(tx.db, businessId);
    findInTeam(team, uid);
    if (leavesNoOwner(team, uid, role)) throw refuseLastOwner();
    await tx.db
      .update(memberTable)
      .set({ role })
      .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, uid)));
    const subject = { kind: 'member', id: uid } as const;
    await appendEntry(tx.db, call, { businessId, subject, action: `changeMemberRole:${role}` });
    publishAccess(tx, businessId, [uid]);
    return readMember(tx.db, businessId, uid);
  });
}
