import { and, eq, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { connectionTable } from '../../schema/connection.ts';
import { isRejected, isShared, reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';

/** The request of one business about a dose. */
export function requestAt(businessId: string): SQL | undefined {
  return and(
    eq(reviewRequestTable.vaccinationId, vaccinationTable.id),
    eq(reviewRequestTable.businessId, businessId),
  );
}

/** The business may read the record: by its scope, or by the owner's request about this one. */
export function isShown(): SQL | undefined {
  return or(eq(connectionTable.scope, 'records'), isShared());
}

/** Asked for by a person and undecided; or documented, asked for by a rule, and not reviewed as it is now. */
export function waitsForReview(codes: ReadonlySet<string>): SQL | undefined {
  const asked = and(isNotNull(reviewRequestTable.vaccinationId), isNull(reviewRequestTable.decision));
  const unseen = or(
    isNull(reviewRequestTable.vaccinationId),
    and(lt(reviewRequestTable.version, vaccinationTable.version), not(isRejected() ?? sql`false`)),
  );
  const byRule = and(
    eq(vaccinationTable.evidence, 'document'),
    sql`${vaccinationTable.vaccine} = any(${sql.param([...codes])}::text[])`,
    unseen,
  );
  return and(ne(vaccinationTable.state, 'withdrawn'), or(asked, byRule));
}
