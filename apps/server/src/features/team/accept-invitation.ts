import type { Tx } from '../../platform/database/index.ts';
import { requireUserType } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { openInvitation, useUp } from '../invitations/index.ts';
import { addMember, isPaidFor, publishAccess, upgradeRequired } from '../members/index.ts';
import { addCoOwner } from '../pets/index.ts';
import { type Opened, presentOpened } from './get-invitation.ts';

/** Accepts an invitation; its link does not work again. */
export async function acceptInvitation(call: AuditedCall, input: { token: string }): Promise<Opened> {
  const opened = await presentOpened(call.services.store.db, await openInvitation(call, input.token));
  await requireUserType(call, opened.kind === 'team' ? 'business' : 'owner');
  if (opened.kind === 'team' && !(await isPaidFor(call, opened.businessId))) throw upgradeRequired();
  await call.services.store.transaction(async (tx) => {
    const row = await openInvitation(call, input.token, tx.db);
    await useUp(tx.db, row, call.now);
    if (opened.kind === 'team') await joinTeam(tx, call, opened);
    if (opened.kind === 'pet') await addCoOwner(tx, call, { petId: opened.petId, access: opened.access });
  });
  return opened;
}

async function joinTeam(
  tx: Tx,
  call: AuditedCall,
  { businessId, role }: Opened & { kind: 'team' },
): Promise<void> {
  await addMember(tx.db, { businessId, uid: call.uid, role, joinedAt: call.now });
  await appendEntry(tx.db, call, { businessId, subject: { kind: 'member', id: call.uid } });
  publishAccess(tx, businessId, [call.uid]);
}
