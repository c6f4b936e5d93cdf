import type { OutputOf, reviews } from '@clearpaw/contract';
import type { Rule, Species } from '@clearpaw/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import type { AuditedCall } from '../audit/index.ts';
import { presentVaccination, shownReviewsOf } from '../vaccinations/index.ts';
import { isShown, requestAt, waitsForReview } from './waits-for-review.ts';

export type QueueItem = OutputOf<typeof reviews.listReviewQueue>['items'][number];

/** A waiting record, and the id by which the queue is ordered. */
export interface QueueEntry {
  readonly id: string;
  readonly waiting: QueueItem;
}

export interface QueuePart {
  readonly businessId: string;
  readonly rules: readonly Rule[];
  readonly after: string | undefined;
  readonly limit: number;
}

/** The vaccinations that wait for a review, by id. */
export async function dosesInQueue(
  call: AuditedCall,
  { businessId, rules, after, limit }: QueuePart,
): Promise<QueueEntry[]> {
  const { db } = call.services.store;
  const rows = await db
    .select({ vaccination: vaccinationTable, pet: petTable, request: reviewRequestTable })
    .from(vaccinationTable)
    .innerJoin(petTable, eq(petTable.id, vaccinationTable.petId))
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.petId, vaccinationTable.petId), eq(connectionTable.businessId, businessId)),
    )
    .leftJoin(reviewRequestTable, requestAt(businessId))
    .where(
      and(
        isShown(),
        isConnected(call.now),
        waitsForReview(rules),
        after ? gt(vaccinationTable.id, after) : undefined,
      ),
    )
    .orderBy(asc(vaccinationTable.id))
    .limit(limit);
  const shown = await shownReviewsOf(
    db,
    call.uid,
    rows.map((row) => row.vaccination.id),
  );
  return rows.map((row) => ({
    id: row.vaccination.id,
    waiting: present(row, shown.get(row.vaccination.id)),
  }));
}

interface WaitingRow {
  readonly vaccination: typeof vaccinationTable.$inferSelect;
  readonly pet: typeof petTable.$inferSelect;
  readonly request: typeof reviewRequestTable.$inferSelect | null;
}

function present(row: WaitingRow, shown: Parameters<typeof presentVaccination>[1]): QueueItem {
  const asked = row.request && row.request.decision === null ? row.request : null;
  return {
    kind: 'vaccination',
    vaccination: presentVaccination(row.vaccination, shown),
    pet: presentPatient(row.pet),
    askedBy: asked ? 'person' : 'rule',
    since: (asked?.requestedAt ?? row.vaccination.updatedAt).toISOString(),
  };
}

/** What reviewers see of a pet besides the record. */
export function presentPatient(pet: typeof petTable.$inferSelect): QueueItem['pet'] {
  const { id, name, species, bornOn, microchip } = pet;
  return { id, name, species: species as Species, bornOn, microchip };
}
