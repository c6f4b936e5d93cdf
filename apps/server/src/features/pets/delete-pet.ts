import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { petTable } from '../../schema/pet.ts';
import { forgetPetAlerts } from '../alerts/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { followState } from './follow-state.ts';
import { isKept, petAccessTopic, solePet } from './pet-access.ts';
import { laterThan } from './update-pet.ts';

/** Hides the pet from everyone at once. Its data is kept until it can no longer be restored. */
export async function deletePet(call: Call, input: { petId: string }): Promise<Record<string, never>> {
  const before = await solePet(call, input.petId);
  if (before.state === 'deleted') return {};
  const stateBefore = before.state;
  await call.services.store.transaction(async (tx) => {
    const [after] = await tx.db
      .update(petTable)
      .set({
        state: 'deleted',
        stateBefore,
        deletedAt: call.now,
        endedAt: before.endedAt ?? call.now,
        updatedAt: laterThan(before.updatedAt, call.now),
      })
      .where(and(eq(petTable.id, before.id), isKept))
      .returning();
    if (!after) return;
    await followState(tx, call, before, after);
    await forgetPetAlerts(tx, after.id);
    await petChanged(tx, after.id, call.now);
    tx.publish({ topic: petAccessTopic(after.id), payload: {} });
  });
  return {};
}
