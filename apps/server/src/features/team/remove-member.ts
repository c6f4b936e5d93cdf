import { leavesNoOwner } from '@clearpaw/domain';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { setPayer } from '../businesses/index.ts';
import {
  authorizeMember,
  deleteMember,
  findInTeam,
  lockTeam,
  publishAccess,
  refuseLastOwner,
} from '../members/index.ts';
import { leaveLocations } from '../rechecks/index.ts';

/** Removes a member at once, by an owner or by the member. */
export async function removeMember(
  call: AuditedCall,
  input: { businessId: string; uid: string },
): Promise<Record<string, never>> {
  const { businessId, uid } = input;
  const { business } = await authorizeMember(call, businessId, uid === call.uid ? 'readTeam' : 'changeRoles');
  await call.services.store.transaction(async (tx) => {
    const team = await lockTeam(tx.db, businessId);
    findInTeam(team, uid);
    if (leavesNoOwner(team, uid, null)) throw refuseLastOwner();
    await deleteMember(tx.db, { businessId, uid });
    const heir = team.find((one) => one.role === 'owner' && one.uid !== uid);
    if (business.billingUid === uid && heir) {
      await setPayer(tx.db, businessId, heir.uid);
      await leaveLocations(tx, businessId, call.now);
    }
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'member', id: uid } });
    publishAccess(tx, businessId, [uid]);
  });
  return {};
}
