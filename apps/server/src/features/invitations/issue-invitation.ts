import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { invitationTable } from '../../schema/invitation.ts';

/** A week: long enough for a holiday weekend, short enough that a lost email becomes harmless soon. */
const validForMs = 7 * 24 * 60 * 60 * 1000;

export type InvitationRow = typeof invitationTable.$inferSelect;

export type Offer =
  | { readonly businessId: string; readonly role: 'manager' | 'staff' }
  | { readonly petId: string; readonly access: 'full' | 'read' }
  | { readonly petId: string; readonly keep: 'nothing' | 'read' };

/** Creates an invitation and its link. An earlier one to the same address for the same thing ends. */
export async function issueInvitation(
  tx: Tx,
  call: Call,
  email: string,
  offer: Offer,
): Promise<{ row: InvitationRow; url: string }> {
  await tx.db
    .update(invitationTable)
    .set({ withdrawnAt: call.now })
    .where(
      and(sameOffer(offer, email), isNull(invitationTable.acceptedAt), isNull(invitationTable.withdrawnAt)),
    );
  const token = randomBytes(24).toString('base64url');
  const row: InvitationRow = {
    businessId: null,
    role: null,
    petId: null,
    access: null,
    keep: null,
    ...offer,
    id: call.services.newId(),
    tokenHash: tokenHashOf(token),
    email,
    invitedBy: call.uid,
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + validForMs),
    acceptedAt: null,
    withdrawnAt: null,
  };
  await tx.db.insert(invitationTable).values(row);
  return { row, url: `${call.services.config.publicUrl}/${'keep' in offer ? 'transfer' : 'join'}/${token}` };
}

/**
 * Invitations for the same thing. A pet is offered to one person at a time; several people can be invited as co-owners.
 */
function sameOffer(offer: Offer, email: string): SQL | undefined {
  if ('keep' in offer) return and(eq(invitationTable.petId, offer.petId), isNotNull(invitationTable.keep));
  const same =
    'petId' in offer
      ? and(eq(invitationTable.petId, offer.petId), isNull(invitationTable.keep))
      : eq(invitationTable.businessId, offer.businessId);
  return and(same, eq(invitationTable.email, email));
}

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
