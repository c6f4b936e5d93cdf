import type { OutputOf, pets } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { omitUndefined, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { petTable } from '../../schema/pet.ts';
import { petChanged } from '../rechecks/index.ts';
import { checkPet } from './check-pet.ts';
import { endingOf, followState } from './follow-state.ts';
import { ownPet } from './pet-access.ts';
import { presentPet } from './pet-presenter.ts';
import { warnAboutMicrochip } from './warn-about-microchip.ts';

type Input = z.output<typeof pets.updatePet.input>;
type Saved = OutputOf<typeof pets.updatePet>;

/**
 * Changes the fields that were sent. With `ifUpdatedAt`, a pet that someone else changed in the meantime is not
 * changed.
 */
export async function updatePet(call: Call, input: Input): Promise<Saved> {
  const { petId, ifUpdatedAt, ...changes } = input;
  const before = await ownPet(call, petId);
  const checked = checkPet(changes, call.now, [before.ownerId, call.uid]);
  const expected = ifUpdatedAt === undefined ? before.updatedAt : new Date(ifUpdatedAt);
  const unchanged = and(
    eq(petTable.id, petId),
    ifUpdatedAt === undefined ? undefined : eq(petTable.updatedAt, expected),
  );
  const ending = endingOf(before, changes.state, call.now);
  const updatedAt = laterThan(before.updatedAt, call.now);
  const set = { ...omitUndefined(changes), ...checked, ...ending, updatedAt };
  return call.services.store.transaction(async (tx) => {
    const [row] = await tx.db.update(petTable).set(set).where(unchanged).returning();
    if (!row)
      throw refuse('ABORTED', 'The pet was changed meanwhile; read it again and repeat your change.', {
        reason: 'changed_meanwhile',
      });
    await followState(tx, call, before, row);
    await petChanged(tx, petId, call.now);
    const shown = presentPet(row, row.ownerId === call.uid ? 'owner' : 'full');
    return { ...shown, ...(changes.microchip ? await warnAboutMicrochip(tx.db, row) : {}) };
  });
}

/** Two changes within a millisecond must not have the same time, or the second would not be noticed. */
export function laterThan(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}

/** Sets the weight to the latest measurement; it was not typed into the profile. */
export async function setPetWeight(tx: Tx, petId: string, weightKg: number | null, now: Date): Promise<void> {
  const [before] = await tx.db
    .select({ updatedAt: petTable.updatedAt })
    .from(petTable)
    .where(eq(petTable.id, petId))
    .for('no key update');
  if (!before) return;
  const updatedAt = laterThan(before.updatedAt, now);
  await tx.db.update(petTable).set({ weightKg, updatedAt }).where(eq(petTable.id, petId));
}
