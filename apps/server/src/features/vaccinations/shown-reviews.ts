import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { business } from '../../schema/business.ts';
import { coOwner } from '../../schema/co-owner.ts';
import { member } from '../../schema/member.ts';
import { pet } from '../../schema/pet.ts';
import { isStillDecided, reviewRequest } from '../../schema/review.ts';
import { vaccination } from '../../schema/vaccination.ts';
import type { ShownReviews } from './vaccination-presenter.ts';

type ShownRow = Awaited<ReturnType<typeof findReviews>>[number];

/** The reviews of these doses: all of them for the pet's family, those of their own businesses for members. */
export async function shownReviewsOf(
  db: Database,
  uid: string,
  doseIds: readonly string[],
): Promise<ReadonlyMap<string, ShownReviews>> {
  const rows = doseIds.length === 0 ? [] : await findReviews(db, uid, doseIds);
  return new Map(doseIds.map((id) => [id, present(rows.filter((row) => row.doseId === id))]));
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
    isRejected: rows.some(({ isFamily, decision }) => !isFamily && decision === 'reject'),
  };
}

function findReviews(db: Database, uid: string, doseIds: readonly string[]) {
  const isFamily = sql<boolean>`(${pet.ownerId} = ${uid} or ${coOwner.uid} is not null)`;
  const mayKnow: SQL | undefined = or(isFamily, isNotNull(member.uid));
  return db
    .select({
      doseId: reviewRequest.vaccinationId,
      businessId: business.id,
      businessName: business.name,
      decision: reviewRequest.decision,
      note: reviewRequest.note,
      requestedAt: reviewRequest.requestedAt,
      decidedAt: reviewRequest.decidedAt,
      isFamily,
    })
    .from(reviewRequest)
    .innerJoin(vaccination, eq(vaccination.id, reviewRequest.vaccinationId))
    .innerJoin(pet, eq(pet.id, vaccination.petId))
    .innerJoin(business, eq(business.id, reviewRequest.businessId))
    .leftJoin(coOwner, and(eq(coOwner.petId, pet.id), eq(coOwner.uid, uid)))
    .leftJoin(member, and(eq(member.businessId, business.id), eq(member.uid, uid)))
    .where(
      and(
        inArray(reviewRequest.vaccinationId, [...doseIds]),
        or(isNull(reviewRequest.decision), isStillDecided()),
        mayKnow,
      ),
    )
    .orderBy(reviewRequest.requestedAt, business.id);
}
