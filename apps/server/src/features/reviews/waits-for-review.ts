import { and, eq, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { connection } from '../../schema/connection.ts';
import { isRejected, isShared, reviewRequest } from '../../schema/review.ts';
import { vaccination } from '../../schema/vaccination.ts';

/** The request of one business about a dose. */
export function requestAt(businessId: string): SQL | undefined {
  return and(eq(reviewRequest.vaccinationId, vaccination.id), eq(reviewRequest.businessId, businessId));
}

/** The business may read the record: by its scope, or by the owner's request about this one. */
export function isShown(): SQL | undefined {
  return or(eq(connection.scope, 'records'), isShared());
}

/** Asked for by a person and undecided; or documented, asked for by a rule, and not reviewed as it is now. */
export function waitsForReview(codes: ReadonlySet<string>): SQL | undefined {
  const asked = and(isNotNull(reviewRequest.vaccinationId), isNull(reviewRequest.decision));
  const unseen = or(
    isNull(reviewRequest.vaccinationId),
    and(lt(reviewRequest.version, vaccination.version), not(isRejected() ?? sql`false`)),
  );
  const byRule = and(
    eq(vaccination.evidence, 'document'),
    sql`${vaccination.vaccine} = any(${sql.param([...codes])}::text[])`,
    unseen,
  );
  return and(ne(vaccination.state, 'withdrawn'), or(asked, byRule));
}
