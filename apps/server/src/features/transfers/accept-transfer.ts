import type { OutputOf, transfers } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { petTable } from '../../schema/pet.ts';
import { requireUserType } from '../accounts/index.ts';
import { forgetPetAlerts } from '../alerts/index.ts';
import { endLostNotice, renewBadge } from '../badges/index.ts';
import { withdrawRequestsOf } from '../confirmations/index.ts';
import { giveDocuments } from '../documents/index.ts';
import { type InvitationRow, openOffer, useUp, withdrawAllOfPet } from '../invitations/index.ts';
import { givePet, isKept, type PetRow, presentPet } from '../pets/index.ts';
import { endShareLinksOf } from '../share-links/index.ts';

/**
 * The pet with its records, documents and history becomes the caller's. The sharing by the former owner ends: the badge
 * is replaced, and connections, co-owners, share links, open invitations, alerts and the lost notice end.
 */
export async function acceptTransfer(
  call: Call,
  input: { token: string },
): Promise<OutputOf<typeof transfers.acceptTransfer>> {
  // Another person's link is treated as used, whatever their account is.
  await openOffer(call, input.token);
  await requireUserType(call, 'owner');
  const { services, now } = call;
  const given = await services.store.transaction(async (tx) => {
    const offer = await openOffer(call, input.token, tx.db);
    await useUp(tx.db, offer, now);
    const pet = await lockOffered(tx, offer);
    await withdrawAllOfPet(tx.db, { petId: pet.id, now });
    await withdrawRequestsOf(tx.db, pet.id, now);
    await endShareLinksOf(tx.db, pet.id);
    await forgetPetAlerts(tx, pet.id);
    await endLostNotice(tx.db, pet.id);
    await renewBadge(tx.db, pet.id, now);
    await giveDocuments(tx, services, { petId: pet.id, to: call.uid });
    return givePet(tx, call, { pet, keep: offer.keep ?? 'nothing' });
  });
  return presentPet(given, 'owner');
}

/** Checks that the pet still belongs to the person who offered it. */
async function lockOffered(tx: Tx, { petId, invitedBy }: InvitationRow): Promise<PetRow> {
  const [pet] = await tx.db
    .select()
    .from(petTable)
    .where(and(eq(petTable.id, petId ?? ''), eq(petTable.ownerId, invitedBy), isKept))
    .for('update');
  if (!pet) throw refuse.notFound('invitation');
  return pet;
}
