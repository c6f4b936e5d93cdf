import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { badgeTable } from '../../schema/badge.ts';
import { ownPet } from '../pets/index.ts';
import { type Badge, presentBadge } from './badge-presenter.ts';
import { type BadgeRow, issueBadge } from './issue-badge.ts';
import { requireActive } from './require-active.ts';

/** Revokes the valid badge and issues a new one; a photo of the old one is useless from now on. */
export async function rotateBadge(call: Call, input: { petId: string }): Promise<Badge> {
  const pet = await ownPet(call, input.petId);
  requireActive(pet);
  const row = await call.services.store.transaction(({ db }) => renewBadge(db, pet.id, call.now));
  return presentBadge(call, row, pet);
}

/** The same inside another transaction, for a pet whose badge other people have. */
export async function renewBadge(db: Database, petId: string, now: Date): Promise<BadgeRow> {
  await db
    .update(badgeTable)
    .set({ revokedAt: now })
    .where(and(eq(badgeTable.petId, petId), isNull(badgeTable.revokedAt)));
  return issueBadge(db, petId, now);
}
