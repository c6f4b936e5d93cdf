import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import { isStillDecided, reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { shownConfirmationsOf } from '../clinics/index.ts';
import type { ShownReviews } from './vaccination-presenter.ts';

type ShownRow = Awaited<ReturnType<typeof findReviews>>[number];

/**
 * The reviews and confirmations of these doses: all of them for the pet's carers, those of their own businesses for
 * members.
 */
export async function shownReviewsOf(
  db: Database,
  uid: string,
  doseIds: readonly string[],
): Promise<ReadonlyMap<string, ShownReviews>> {
  const rows = doseIds.length === 0 ? [] : await findReviews(db, uid, doseIds);
  const confirmed = await shownConfirmationsOf(db, uid, doseIds);
  return new Map(
    doseIds.map((id) => {
      const reviews = present(rows.filter((row) => row.doseId === id));
      return [id, { ...reviews, confirmed: confirmed.get(id) }];
    }),
  );
}

function present(rows: readonly ShownRow[]): ShownReviews {
  const reviews = rows.flatMap(({ businessId, businessName, decision, note, decidedAt }) =>
    decision && decidedAt ? [{ businessId, businessName, decision, note, at: decidedAt.toISOString() }] : [],
  );
  const open = rows.filter(({ decision }) => decision === null);
  return {
    reviews,
    reviewRequests: open.map(({ businessId, businessName, requestedAt }) => ({
      ...{ businessId, businessName },
      at: requestedAt.toISOString(),
    })),
    isRejected: rows.some(({ isCarer, decision }) => !isCarer && decision === 'reject'),
  };
}

function findReviews(db: Database, uid: string, doseIds: readonly string[]) {
  const isCarer = sql<boolean>`(${petTable.ownerId} = ${uid} or ${coOwnerTable.uid} is not null)`;
  const mayKnow: SQL | undefined = or(isCarer, isNotNull(memberTable.uid));
  return db
    .select({
      doseId: reviewRequestTable.vaccinationId,
      businessId: businessTable.id,
      businessName: businessTable.name,
      decision: reviewRequestTable.decision,
      note: reviewRequestTable.note,
      requestedAt: reviewRequestTable.requestedAt,
      decidedAt: reviewRequestTable.decidedAt,
      isCarer,
    })
    .from(reviewRequestTable)
    .innerJoin(vaccinationTable, eq(vaccinationTable.id, reviewRequestTable.vaccinationId))
    .innerJoin(petTable, eq(petTable.id, vaccinationTable.petId))
    .innerJoin(businessTable, eq(businessTable.id, reviewRequestTable.businessId))
    .leftJoin(coOwnerTable, and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, uid)))
    .leftJoin(memberTable, and(eq(memberTable.businessId, businessTable.id), eq(memberTable.uid, uid)))
    .where(
      and(
        inArray(reviewRequestTable.vaccinationId, [...doseIds]),
        or(isNull(reviewRequestTable.decision), isStillDecided()),
        mayKnow,
      ),
    )
    .orderBy(reviewRequestTable.requestedAt, businessTable.id);
}
