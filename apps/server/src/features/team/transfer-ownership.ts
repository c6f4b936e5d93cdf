import { hasBusinessConnect } from '@clearpaw/domain';
import { refuse } from '../../platform/refusal/index.ts';
import { ownEntitlements } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { setPayer } from '../businesses/index.ts';
import {
  authorizeMember,
  findInTeam,
  lockTeam,
  type Member,
  publishAccess,
  readMember,
  setMemberRole,
} from '../members/index.ts';
import { leaveLocations } from '../rechecks/index.ts';

/**
 * Another member becomes the owner and the caller a manager. The bill is transferred if the new owner has a plan of
 * their own; until then the payer continues to pay, so that a transfer never ends the plan.
 */
export async function transferOwnership(
  call: AuditedCall,
  input: { businessId: string; uid: string },
): Promise<Member> {
  const { businessId, uid } = input;
  await authorizeMember(call, businessId, 'transferOwnership');
  if (uid === call.uid) {
    throw refuse.invalid([
      {
        path: 'uid',
        message: 'You already own this business. Choose someone else.',
        reason: 'already_owner',
      },
    ]);
  }
  return call.services.store.transaction(async (tx) => {
    const team = await lockTeam(tx.db, businessId);
    findInTeam(team, uid);
    for (const [who, role] of [
      [uid, 'owner'],
      [call.uid, 'manager'],
    ] as const) {
      await setMemberRole(tx.db, { businessId, uid: who, role });
    }
    const plan = await ownEntitlements(tx.db, uid, call.now);
    if (hasBusinessConnect(plan)) await setPayer(tx.db, businessId, uid);
    await leaveLocations(tx, businessId, call.now);
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'member', id: uid } });
    publishAccess(
      tx,
      businessId,
      team.map((one) => one.uid),
    );
    return readMember(tx.db, businessId, uid);
  });
}
