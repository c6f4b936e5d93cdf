import { asksForEvidence, type Rule, vaccinesToReview } from '@clearpaw/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connection } from '../connections/connection.table.ts';
import { vaccination } from '../vaccinations/vaccination.table.ts';
import { reviewRequest } from './review.table.ts';
import { requestAt, waitsForReview } from './waits-for-review.ts';

/** The doses of these pets that this business is about to look at; asked only where its rules care. */
export async function underReview(
  db: Database,
  businessId: string,
  petIds: readonly string[],
  rules: readonly Rule[],
): Promise<ReadonlySet<string>> {
  if (petIds.length === 0 || !asksForEvidence(rules)) return new Set();
  const rows = await db
    .select({ id: vaccination.id })
    .from(vaccination)
    .innerJoin(
      connection,
      and(eq(connection.petId, vaccination.petId), eq(connection.businessId, businessId)),
    )
    .leftJoin(reviewRequest, requestAt(businessId))
    .where(
      and(
        inArray(vaccination.petId, [...petIds]),
        eq(connection.scope, 'records'),
        isNull(connection.revokedAt),
        waitsForReview(vaccinesToReview(rules)),
      ),
    );
  return new Set(rows.map((row) => row.id));
}
