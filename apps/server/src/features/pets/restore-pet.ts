import { erasedFrom } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { petTable } from '../../schema/pet.ts';
import { petChanged } from '../rechecks/index.ts';
import { followState } from './follow-state.ts';
import { petAccessTopic } from './pet-access.ts';
import { type PresentedPet, presentPet } from './pet-presenter.ts';
import { laterThan } from './update-pet.ts';

/** Restores a deleted pet unchanged, for its owner and everyone who saw it. Restoring twice changes nothing. */
export async function restorePet(call: Call, input: { petId: string }): Promise<PresentedPet> {
  return call.services.store.transaction(async (tx) => {
    const [before] = await tx.db
      .select()
      .from(petTable)
      .where(and(eq(petTable.id, input.petId), eq(petTable.ownerId, call.uid)))
      .for('update');
    if (!before) throw refuse.notFound('pet');
    if (before.deletedAt === null) return presentPet(before, 'owner');
    if (call.now.getTime() >= erasedFrom(before.deletedAt.getTime())) throw refuse.notFound('pet');
    const state = before.stateBefore ?? 'active';
    const [after = before] = await tx.db
      .update(petTable)
      .set({
        state,
        stateBefore: null,
        deletedAt: null,
        endedAt: state === 'active' ? null : before.endedAt,
        updatedAt: laterThan(before.updatedAt, call.now),
      })
      .where(eq(petTable.id, before.id))
      .returning();
    await followState(tx, call, before, after);
    await petChanged(tx, after.id, call.now);
    tx.publish({ topic: petAccessTopic(after.id), payload: {} });
    return presentPet(after, 'owner');
  });
}
