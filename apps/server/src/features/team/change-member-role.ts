import type { team } from '@clearpaw/contract';
import { leavesNoOwner } from '@clearpaw/domain';
import type { z } from 'zod';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import {
  authorizeMember,
  findInTeam,
  lockTeam,
  type Member,
  publishAccess,
  readMember,
  refuseLastOwner,
  setMemberRole,
} from '../members/index.ts';
import { leaveLocations } from '../rechecks/index.ts';

type Input = z.output<typeof team.changeMemberRole.input>;

/** Changes a member's role, effective at once in open streams too. */
export async function changeMemberRole(call: AuditedCall, input: Input): Promise<Member> {
  const { businessId, uid, role } = input;
  const { business } = await authorizeMember(call, businessId, 'changeRoles');
  return call.services.store.transaction(async (tx) => {
    const team = await lockTeam(tx.db, businessId);
    findInTeam(team, uid);
    if (leavesNoOwner(team, uid, role)) throw refuseLastOwner();
    await setMemberRole(tx.db, { businessId, uid, role });
    const stopsRunningIt = uid === business.billingUid && role !== 'owner';
    if (stopsRunningIt) await leaveLocations(tx, businessId, call.now);
    const subject = { kind: 'member', id: uid } as const;
    await appendEntry(tx.db, call, { businessId, subject, action: `changeMemberRole:${role}` });
    publishAccess(tx, businessId, [uid]);
    return readMember(tx.db, businessId, uid);
  });
}
