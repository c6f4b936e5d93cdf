import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { memberTable } from '../../schema/member.ts';
import { requireUserType } from '../accounts/index.ts';
import { appendEntry } from '../audit/index.ts';
import { openInvitation, useUp } from '../invitations/index.ts';
import { addCoOwner } from '../pets/index.ts';
import { isPaidFor, upgradeRequired } from './authorize-member.ts';
import { type Opened, presentOpened } from './get-invitation.ts';
import { publishAccess } from './member-rows.ts';

/** Says yes to an invitation; its link works no second time. */
export async function acceptInvitation(call: Call, input: { token: string }): Promise<Opened> {
  const opened = await presentOpened(call.services.store.db, await openInvitation(call, input.token));
  await requireUserType(call, opened.kind === 'team' ? 'business' : 'owner');
  if (opened.kind === 'team' && !(await isPaidFor(call, opened.businessId))) throw upgradeRequired();
  await call.services.store.transaction(async (tx) => {
    const row = await openInvitation(call, input.token, tx.db);
    await useUp(tx.db, row, call.now);
    if (opened.kind === 'team') await joinTeam(tx, call, opened);
    else await addCoOwner(tx, call, { petId: opened.petId, access: opened.access });
  });
  return opened;
}

async function joinTeam(tx: Tx, call: Call, { businessId, role }: Opened & { kind: 'team' }): Promise<void> {
  const joinedAt = call.now;
  await tx.db.insert(memberTable).values({ businessId, uid: call.uid, role, joinedAt }).onConflictDoNothing();
  await appendEntry(tx.db, call, { businessId, subject: { kind: 'member', id: call.uid } });
  publishAccess(tx, businessId, [call.uid]);
}
