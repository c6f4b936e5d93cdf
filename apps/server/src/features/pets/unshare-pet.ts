import { and, eq, inArray, sql } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { publishTrigger } from '../alerts/index.ts';
import { withdrawPetInvitations } from '../invitations/index.ts';
import { carersPet, petAccessTopic } from './pet-access.ts';

/** Ends the sharing with one address, whether invited or accepted. Co-owners may also leave by themselves. */
export async function unsharePet(
  call: Call,
  input: { petId: string; email: string },
): Promise<Record<string, never>> {
  const { pet, access } = await carersPet(call, input.petId);
  const { store } = call.services;
  const named = eq(sql`lower(${userTable.email})`, input.email);
  const [other] = await store.db.select({ uid: userTable.id }).from(userTable).where(named);
  if (access !== 'owner' && other?.uid !== call.uid) {
    throw refuse.denied('insufficient_role', 'Only the owner of this pet can do this.');
  }
  await store.transaction(async (tx) => {
    const { db } = tx;
    const people = db.select({ uid: userTable.id }).from(userTable).where(named);
    await db
      .delete(coOwnerTable)
      .where(and(eq(coOwnerTable.petId, pet.id), inArray(coOwnerTable.uid, people)));
    await withdrawPetInvitations(db, { petId: pet.id, email: input.email, now: call.now });
    publishTrigger(tx, { petChanged: pet.id });
    tx.publish({ topic: petAccessTopic(pet.id), payload: {} });
  });
  return {};
}
