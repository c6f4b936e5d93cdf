import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { vaccination } from '../vaccinations/vaccination.table.ts';
import { reviewRequest } from './review.table.ts';

/** The request of one business about a dose. */
export function requestAt(businessId: string): SQL | undefined {
  return and(eq(reviewRequest.vaccinationId, vaccination.id), eq(reviewRequest.businessId, businessId));
}

/** Asked for by somebody and undecided; or documented, asked for by a rule, and not looked at as it stands now. */
export function waitsForReview(codes: ReadonlySet<string>): SQL | undefined {
  const asked = and(isNotNull(reviewRequest.vaccinationId), isNull(reviewRequest.decision));
  const unseen = or(isNull(reviewRequest.vaccinationId), lt(reviewRequest.version, vaccination.version));
  const byRule = and(
    eq(vaccination.evidence, 'document'),
    sql`${vaccination.vaccine} = any(${sql.param([...codes])}::text[])`,
    unseen,
  );
  return and(eq(vaccination.state, 'active'), or(asked, byRule));
}
