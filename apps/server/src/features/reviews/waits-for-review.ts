import { countsOwnReviews, type Rule, vaccinesToReview } from '@clearpaw/domain';
import { and, eq, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { sharesRecords } from '../../schema/connection.ts';
import { isRejected, isShared, isStillDecided, reviewRequestTable } from '../../schema/review.ts';
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
  return or(sharesRecords, isShared());
}

/** Asked for by a person and undecided; or documented, asked for by a rule, and not reviewed as it is now. */
export function waitsForReview(rules: readonly Rule[]): SQL | undefined {
  const asked = and(isNotNull(reviewRequestTable.vaccinationId), isNull(reviewRequestTable.decision));
  const unseen = or(
    isNull(reviewRequestTable.vaccinationId),
    and(lt(reviewRequestTable.version, vaccinationTable.version), not(isRejected() ?? sql`false`)),
  );
  const byRule = and(eq(vaccinationTable.evidence, 'document'), isOneOf(vaccinesToReview(rules)), unseen);
  return and(ne(vaccinationTable.state, 'withdrawn'), or(asked, byRule, waitsForOwnReview(rules)));
}

/** Verified by others only, where a rule counts no review but this business's, which has not decided about it as it is now. */
function waitsForOwnReview(rules: readonly Rule[]): SQL | undefined {
  if (!countsOwnReviews(rules)) return undefined;
  return and(
    eq(vaccinationTable.evidence, 'reviewed'),
    sql`jsonb_array_length(${vaccinationTable.documentIds}) > 0`,
    isOneOf(vaccinesToReview(rules, 'own review')),
    or(isNull(reviewRequestTable.vaccinationId), not(isStillDecided() ?? sql`false`)),
  );
}

function isOneOf(codes: ReadonlySet<string>): SQL {
  return sql`${vaccinationTable.vaccine} = any(${sql.param([...codes])}::text[])`;
}
