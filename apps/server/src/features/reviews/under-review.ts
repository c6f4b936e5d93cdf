import { asksForEvidence, type Rule } from '@clearpaw/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable } from '../../schema/connection.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { recordsWaiting } from './records-waiting.ts';
import { isShown, requestAt, waitsForReview } from './waits-for-review.ts';

/** A dose that waits for a business's review, and since when. */
export interface WaitingDose {
  readonly id: string;
  readonly petId: string;
  readonly since: Date;
}

/** The records of these pets that this business still has to review; read only if its rules depend on it. */
export async function underReview(
  db: Database,
  businessId: string,
  petIds: readonly string[],
  rules: readonly Rule[],
): Promise<ReadonlySet<string>> {
  if (petIds.length === 0 || !asksForEvidence(rules)) return new Set();
  const waiting = [
    ...(await dosesWaiting(db, businessId, rules, petIds)),
    ...(await recordsWaiting(db, { id: businessId }, rules, { petIds })),
  ];
  return new Set(waiting.map(({ id }) => id));
}

/**
 * The doses that wait at a business, because its rules require a review or someone asked; of all its pets, or of some.
 */
export async function dosesWaiting(
  db: Database,
  businessId: string,
  rules: readonly Rule[],
  petIds?: readonly string[],
): Promise<WaitingDose[]> {
  const rows = await db
    .select({
      id: vaccinationTable.id,
      petId: vaccinationTable.petId,
      changedAt: vaccinationTable.updatedAt,
      askedAt: reviewRequestTable.requestedAt,
      decision: reviewRequestTable.decision,
    })
    .from(vaccinationTable)
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.petId, vaccinationTable.petId), eq(connectionTable.businessId, businessId)),
    )
    .leftJoin(reviewRequestTable, requestAt(businessId))
    .where(
      and(
        petIds && inArray(vaccinationTable.petId, [...petIds]),
        isShown(),
        isNull(connectionTable.revokedAt),
        waitsForReview(rules),
      ),
    );
  return rows.map(({ id, petId, changedAt, askedAt, decision }) => {
    return { id, petId, since: askedAt !== null && decision === null ? askedAt : changedAt };
  });
}
