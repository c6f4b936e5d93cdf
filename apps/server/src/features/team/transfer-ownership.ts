import { hasBusinessConnect } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { memberTable } from '../../schema/member.ts';
import { ownEntitlements } from '../accounts/index.ts';
import { appendEntry } from '../audit/index.ts';
import { authorizeMember } from './authorize-member.ts';
import { handOverBill } from './hand-over-bill.ts';
import { findInTeam, lockTeam, type Member, publishAccess, readMember } from './member-rows.ts';

/**
 * Another member becomes the owner and the caller a manager. The bill goes along when the new owner has a plan of
 * their own; until then the one who paid goes on paying, so that a handover never closes the door.
 */
export async function transferOwnership(
  call: Call,
  input: { businessId: string; uid: string },
): Promise<Member> {
  const { businessId, uid } = input;
  await authorizeMember(call, businessId, 'transferOwnership');
  if (uid === call.uid) {
    throw refuse.invalid([{ path: 'uid', message: 'You own this business already; name somebody else.' }]);
  }
  return call.services.store.transaction(async (tx) => {
    const team = await lockTeam(tx.db, businessId);
    findInTeam(team, uid);
    for (const [who, role] of [
      [uid, 'owner'],
      [call.uid, 'manager'],
    ] as const) {
      await tx.db
        .update(memberTable)
        .set({ role })
        .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, who)));
    }
    const plan = await ownEntitlements(tx.db, uid, call.now);
    if (hasBusinessConnect(plan)) await handOverBill(tx, businessId, uid);
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'member', id: uid } });
    publishAccess(
      tx,
      businessId,
      team.map((one) => one.uid),
    );
    return readMember(tx.db, businessId, uid);
  });
}
