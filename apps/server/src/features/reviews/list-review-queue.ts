import type { OutputOf, reviews } from '@clearpaw/contract';
import { calendarDateIn, type Species, vaccinesToReview } from '@clearpaw/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { presentVaccination, shownReviewsOf } from '../vaccinations/index.ts';
import { isShown, requestAt, waitsForReview } from './waits-for-review.ts';

type Input = z.output<typeof reviews.listReviewQueue.input>;
type Waiting = OutputOf<typeof reviews.listReviewQueue>['items'][number];

/** Records that wait for a review, the oldest first. A view of each pet is logged. */
export async function listReviewQueue(call: AuditedCall, input: Input): Promise<Page<Waiting>> {
  const { business } = await authorizeMember(call, input.businessId, 'readReviews');
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { rules } = await rulesInForce(db, business.id, today);
  const after = readCursor(input.cursor, ['id']);
  const rows = await db
    .select({ vaccination: vaccinationTable, pet: petTable, request: reviewRequestTable })
    .from(vaccinationTable)
    .innerJoin(petTable, eq(petTable.id, vaccinationTable.petId))
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.petId, vaccinationTable.petId), eq(connectionTable.businessId, business.id)),
    )
    .leftJoin(reviewRequestTable, requestAt(business.id))
    .where(
      and(
        isShown(),
        isConnected(call.now),
        waitsForReview(vaccinesToReview(rules)),
        after ? gt(vaccinationTable.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(vaccinationTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.vaccination.id]);
  for (const petId of new Set(page.items.map((row) => row.pet.id))) {
    await logRecordView(db, call, { businessId: business.id, petId, what: 'records' });
  }
  const ids = page.items.map((row) => row.vaccination.id);
  const shown = await shownReviewsOf(db, call.uid, ids);
  return { ...page, items: page.items.map((row) => present(row, shown.get(row.vaccination.id))) };
}

interface WaitingRow {
  readonly vaccination: typeof vaccinationTable.$inferSelect;
  readonly pet: typeof petTable.$inferSelect;
  readonly request: typeof reviewRequestTable.$inferSelect | null;
}

function present(row: WaitingRow, shown: Parameters<typeof presentVaccination>[1]): Waiting {
  const { id, name, species, bornOn, microchip } = row.pet;
  const asked = row.request && row.request.decision === null ? row.request : null;
  return {
    vaccination: presentVaccination(row.vaccination, shown),
    pet: { id, name, species: species as Species, bornOn, microchip },
    askedBy: asked ? 'person' : 'rule',
    since: (asked?.requestedAt ?? row.vaccination.updatedAt).toISOString(),
  };
}
