import { actionToInvite } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { invitation } from '../../schema/invitation.ts';
import { appendEntry } from '../audit/index.ts';
import { authorizeMember } from './authorize-member.ts';

/** The link stops working. Who may invite as a role may also think better of it. */
export async function withdrawInvitation(
  call: Call,
  input: { businessId: string; invitationId: string },
): Promise<Record<string, never>> {
  const { businessId, invitationId } = input;
  await authorizeMember(call, businessId, 'inviteStaff');
  const { db } = call.services.store;
  const open = and(
    eq(invitation.id, invitationId),
    eq(invitation.businessId, businessId),
    isNull(invitation.acceptedAt),
    isNull(invitation.withdrawnAt),
  );
  const [row] = await db.select().from(invitation).where(open);
  if (!row) throw refuse.notFound('invitation');
  await authorizeMember(call, businessId, actionToInvite(row.role ?? 'staff'));
  await call.services.store.transaction(async (tx) => {
    await tx.db.update(invitation).set({ withdrawnAt: call.now }).where(open);
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'invitation', id: row.id } });
  });
  return {};
}
