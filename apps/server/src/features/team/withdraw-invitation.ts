import { actionToInvite } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { invitationTable } from '../../schema/invitation.ts';
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
    eq(invitationTable.id, invitationId),
    eq(invitationTable.businessId, businessId),
    isNull(invitationTable.acceptedAt),
    isNull(invitationTable.withdrawnAt),
  );
  const [row] = await db.select().from(invitationTable).where(open);
  if (!row) throw refuse.notFound('invitation');
  await authorizeMember(call, businessId, actionToInvite(row.role ?? 'staff'));
  await call.services.store.transaction(async (tx) => {
    await tx.db.update(invitationTable).set({ withdrawnAt: call.now }).where(open);
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'invitation', id: row.id } });
  });
  return {};
}
