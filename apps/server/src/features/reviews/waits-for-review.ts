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

/** Whether the business may read the record: by its scope, or by the owner's request about it. */
export function isShown(): SQL | undefined {
  return or(sharesRecords, isShared());
}

/**
 * Requested by a person and undecided; or with a document, required by a rule, and not reviewed in its current version.
 */
export function waitsForReview(rules: readonly Rule[]): SQL | undefined {
  const asked = and(isNotNull(reviewRequestTable.vaccinationId), isNull(reviewRequestTable.decision));
  const unseen = or(
    isNull(reviewRequestTable.vaccinationId),
    and(lt(reviewRequestTable.version, vaccinationTable.version), not(isRejected() ?? sql`false`)),
  );
  const byRule = and(eq(vaccinationTable.evidence, 'document'), isOneOf(vaccinesToReview(rules)), unseen);
  return and(ne(vaccinationTable.state, 'withdrawn'), or(asked, byRule, waitsForOwnReview(rules)));
}

/**
 * Verified only by others, while a rule counts only this business's own review, which has not decided about the current
 * version.
 */
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
