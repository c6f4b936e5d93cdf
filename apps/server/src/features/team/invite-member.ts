import type { team } from '@clearpaw/contract';
import { actionToInvite } from '@clearpaw/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { memberTable } from '../../schema/member.ts';
import { notifyInvitee } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { issueInvitation } from '../invitations/index.ts';
import { authorizeMember } from '../members/index.ts';
import { type Invitation, presentInvitation } from './invitation-presenter.ts';
import { sendInvitation } from './send-invitation.ts';

type Input = z.output<typeof team.inviteMember.input>;

/** Emails a person a link that makes them a member, once, within a week. */
export async function inviteMember(call: AuditedCall, input: Input): Promise<Invitation> {
  const { business } = await authorizeMember(call, input.businessId, actionToInvite(input.role));
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    await refuseColleague(call, business.id, input.email);
    const { businessId, role } = input;
    const { row, url } = await issueInvitation(tx, call, input.email, { businessId, role });
    await sendInvitation(tx, call, { to: input.email, business: business.name, role, url });
    const invited = { email: input.email, invitationId: row.id };
    await notifyInvitee(tx, call.services, invited, { teamOf: business.name });
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'invitation', id: row.id } });
    return presentInvitation(row);
  });
}

async function refuseColleague(call: Call, businessId: string, email: string): Promise<void> {
  const [known] = await call.services.store.db
    .select({ uid: memberTable.uid })
    .from(memberTable)
    .innerJoin(userTable, eq(userTable.id, memberTable.uid))
    .where(and(eq(memberTable.businessId, businessId), eq(sql`lower(${userTable.email})`, email)));
  if (known) throw refuse('ALREADY_EXISTS', 'This person already works here.', { reason: 'already_member' });
}
