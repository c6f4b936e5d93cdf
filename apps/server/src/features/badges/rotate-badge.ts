import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { badgeTable } from '../../schema/badge.ts';
import { ownPet } from '../pets/index.ts';
import { type Badge, presentBadge } from './badge-presenter.ts';
import { issueBadge } from './issue-badge.ts';
import { requireActive } from './require-active.ts';

/** Revokes the valid badge and issues a new one; a photo of the old one is worthless from now on. */
export async function rotateBadge(call: Call, input: { petId: string }): Promise<Badge> {
  const pet = await ownPet(call, input.petId);
  requireActive(pet);
  const row = await call.services.store.transaction(async ({ db }) => {
    await db
      .update(badgeTable)
      .set({ revokedAt: call.now })
      .where(and(eq(badgeTable.petId, pet.id), isNull(badgeTable.revokedAt)));
    return issueBadge(db, pet.id, call.now);
  });
  return presentBadge(call, row, pet);
}
