import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwner } from '../../schema/co-owner.ts';
import { invitation } from '../../schema/invitation.ts';
import { noteCause } from '../alerts/index.ts';
import { familyPet, petAccessTopic } from './pet-access.ts';

/** Ends the sharing with one address, asked or accepted. Everybody may also leave by themselves. */
export async function unsharePet(
  call: Call,
  input: { petId: string; email: string },
): Promise<Record<string, never>> {
  const { pet, access } = await familyPet(call, input.petId);
  const { store } = call.services;
  const named = eq(sql`lower(${user.email})`, input.email);
  const [other] = await store.db.select({ uid: user.id }).from(user).where(named);
  if (access !== 'owner' && other?.uid !== call.uid) {
    throw refuse.denied('insufficient_role', 'Only the owner of this pet can do this.');
  }
  await store.transaction(async (tx) => {
    const { db } = tx;
    const people = db.select({ uid: user.id }).from(user).where(named);
    await db.delete(coOwner).where(and(eq(coOwner.petId, pet.id), inArray(coOwner.uid, people)));
    const open = and(isNull(invitation.acceptedAt), isNull(invitation.withdrawnAt));
    await db
      .update(invitation)
      .set({ withdrawnAt: call.now })
      .where(and(eq(invitation.petId, pet.id), eq(invitation.email, input.email), open));
    noteCause(tx, { petChanged: pet.id });
    tx.publish({ topic: petAccessTopic(pet.id), payload: {} });
  });
  return {};
}
