import type { OutputOf, transfers } from '@clearpaw/contract';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { invitationTable } from '../../schema/invitation.ts';
import { petTable } from '../../schema/pet.ts';
import { type InvitationRow, openOffer } from '../invitations/index.ts';
import { isKept, solePet } from '../pets/index.ts';

/** The offer, for the person it was sent to. */
export async function getTransfer(
  call: Call,
  input: { token: string },
): Promise<OutputOf<typeof transfers.getTransfer>> {
  const row = await openOffer(call, input.token);
  const [pet] = await call.services.store.db
    .select({ id: petTable.id, name: petTable.name })
    .from(petTable)
    .where(and(eq(petTable.id, row.petId ?? ''), eq(petTable.ownerId, row.invitedBy), isKept));
  if (!pet) throw refuse.notFound('invitation');
  return { petId: pet.id, petName: pet.name, ...presentOffer(row) };
}

/** The open offer of one of the caller's pets. */
export async function findTransfer(
  call: Call,
  input: { petId: string },
): Promise<OutputOf<typeof transfers.findTransfer>> {
  const pet = await solePet(call, input.petId);
  const [row] = await call.services.store.db
    .select()
    .from(invitationTable)
    .where(
      and(
        eq(invitationTable.petId, pet.id),
        isNotNull(invitationTable.keep),
        isNull(invitationTable.acceptedAt),
        isNull(invitationTable.withdrawnAt),
        gt(invitationTable.expiresAt, call.now),
      ),
    )
    .orderBy(desc(invitationTable.id))
    .limit(1);
  return { transfer: row ? presentOffer(row) : null };
}

function presentOffer({ email, keep, expiresAt }: InvitationRow) {
  return { email, keep: keep ?? ('nothing' as const), expiresAt: expiresAt.toISOString() };
}
