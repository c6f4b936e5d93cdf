import type { badges, OutputOf } from '@clearpaw/contract';
import { checkLostNotice } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { lostNoticeTable } from '../../schema/lost-notice.ts';
import { carersPet, ownPet } from '../pets/index.ts';
import { requireActive } from './require-active.ts';

type LostState = OutputOf<typeof badges.getLostNotice>;

/** Whether a pet is lost, and what its badge shows to the finder. */
export async function getLostNotice(call: Call, { petId }: { petId: string }): Promise<LostState> {
  const { pet } = await carersPet(call, petId);
  const [row] = await call.services.store.db
    .select()
    .from(lostNoticeTable)
    .where(eq(lostNoticeTable.petId, pet.id));
  return presentLost(row ?? null);
}

/** Sets how the badge says to reach the owner; null ends lost mode. */
export async function setLostNotice(
  call: Call,
  { petId, notice }: z.output<typeof badges.setLostNotice.input>,
): Promise<LostState> {
  const pet = await ownPet(call, petId);
  const { db } = call.services.store;
  if (notice === null) {
    await db.delete(lostNoticeTable).where(eq(lostNoticeTable.petId, pet.id));
    return { notice: null };
  }
  requireActive(pet);
  const [problem] = checkLostNotice(notice);
  if (problem) throw refuse.impossible([{ ...problem, path: `notice.${problem.path}` }]);
  const [row] = await db
    .insert(lostNoticeTable)
    .values({ petId: pet.id, ...notice, since: call.now })
    // Correcting a number does not mark the pet as lost again.
    .onConflictDoUpdate({ target: lostNoticeTable.petId, set: notice })
    .returning();
  return presentLost(row ?? null);
}

/** A lost notice has the contact details of its author, so it does not move to a new owner. */
export async function endLostNotice(db: Database, petId: string): Promise<void> {
  await db.delete(lostNoticeTable).where(eq(lostNoticeTable.petId, petId));
}

function presentLost(row: typeof lostNoticeTable.$inferSelect | null): LostState {
  if (!row) return { notice: null };
  const { phone, email, note, since } = row;
  return { notice: { phone, email, note, since: since.toISOString() } };
}
