import { randomBytes } from 'node:crypto';
import { badgeCodeFrom } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { badgeTable } from '../../schema/badge.ts';

export type BadgeRow = typeof badgeTable.$inferSelect;

/** The valid badge of a pet, if it has one. */
export async function findBadge(db: Database, petId: string): Promise<BadgeRow | null> {
  const [row] = await db
    .select()
    .from(badgeTable)
    .where(and(eq(badgeTable.petId, petId), isNull(badgeTable.revokedAt)));
  return row ?? null;
}

/** Gives the pet a new code; if another request was faster, its code is returned. */
export async function issueBadge(db: Database, petId: string, now: Date): Promise<BadgeRow> {
  const draft = { code: badgeCodeFrom(randomBytes(16)), petId, issuedAt: now, revokedAt: null };
  const [row] = await db.insert(badgeTable).values(draft).onConflictDoNothing().returning();
  const holding = row ?? (await findBadge(db, petId));
  if (!holding) throw new Error('A badge was given and taken back at the same moment.');
  return holding;
}
