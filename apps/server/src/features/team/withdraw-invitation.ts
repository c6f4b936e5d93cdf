import { actionToInvite } from '@clearpaw/domain';
import { refuse } from '../../platform/refusal/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { findOpenInvitation, withdrawOpenInvitation } from '../invitations/index.ts';
import { authorizeMember } from '../members/index.ts';

/** The link stops working. People who may invite with this role may also withdraw the invitation. */
export async function withdrawInvitation(
  call: AuditedCall,
  input: { businessId: string; invitationId: string },
): Promise<Record<string, never>> {
  const { businessId, invitationId } = input;
  await authorizeMember(call, businessId, 'inviteStaff');
  const { db } = call.services.store;
  const row = await findOpenInvitation(db, { id: invitationId, businessId });
  if (!row) throw refuse.notFound('invitation');
  await authorizeMember(call, businessId, actionToInvite(row.role ?? 'staff'));
  await call.services.store.transaction(async (tx) => {
    await withdrawOpenInvitation(tx.db, row.id, call.now);
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'invitation', id: row.id } });
  });
  return {};
}
