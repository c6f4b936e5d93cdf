import type { Verdict } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { visitTable } from '../../schema/visit.ts';
import type { FoundStay } from './find-stay.ts';
import { requireFree } from './require-free.ts';
import type { VisitRow } from './visit-row.ts';
import { publishVisit } from './visit-topic.ts';

/** The fields of an admitted pet that its visit depends on. */
export interface ArrivedPet {
  readonly id: string;
  readonly businessId: string;
  readonly petId: string;
  readonly petName: string;
  readonly verdict: Verdict;
}

/** Whether an arrival changes a visit, or creates one. */
export function beginsVisit({ visit, arrival, departure }: FoundStay): boolean {
  return visit !== null || arrival !== departure;
}

/** Starts the planned visit; an arrival without one that stays overnight creates a visit. */
export async function beginVisit(
  tx: Tx,
  arrived: ArrivedPet,
  stay: FoundStay,
  at: VisitMoment,
): Promise<void> {
  const { visit, departure } = stay;
  if (!beginsVisit(stay)) return;
  await requireFree(tx.db, arrived, stay, visit?.id);
  const begun = {
    state: 'present',
    verdict: arrived.verdict,
    checkInId: arrived.id,
    updatedAt: at.now,
  } as const;
  const [row] =
    visit === null
      ? await tx.db
          .insert(visitTable)
          .values(walkIn(arrived, stay, { ...begun, id: at.newId() }))
          .returning()
      : await tx.db
          .update(visitTable)
          .set({ ...begun, departure })
          .where(and(eq(visitTable.id, visit.id), inArray(visitTable.state, ['expected', 'no_show'])))
          .returning();
  if (row) publishVisit(tx, row);
}

/** The present time, and the id of a new row. */
export interface VisitMoment {
  readonly now: Date;
  readonly newId: () => string;
}

function walkIn(
  { businessId, petId, petName }: ArrivedPet,
  { service, arrival, departure }: FoundStay,
  begun: Pick<VisitRow, 'id' | 'state' | 'verdict' | 'checkInId' | 'updatedAt'>,
): VisitRow {
  const stay = { businessId, petId, petName, service, arrival, departure, note: null };
  return { ...stay, ...begun, plannedBy: 'business', walkIn: true, createdAt: begun.updatedAt };
}

interface CheckInOfVisit {
  readonly id: string;
  readonly businessId: string;
  readonly petId: string;
}

/** Ends the visit: the pet has left. */
export async function finishVisit(tx: Tx, checkIn: CheckInOfVisit, now: Date): Promise<void> {
  await move(tx, checkIn, 'present', { state: 'done', updatedAt: now });
}

/** Resumes the visit: the pet had not left. */
export async function resumeVisit(tx: Tx, checkIn: CheckInOfVisit, now: Date): Promise<void> {
  await move(tx, checkIn, 'done', { state: 'present', updatedAt: now });
}

/**
 * Reverts the visit: the pet had not arrived. Its visit is expected again, and one that the check-in created is
 * deleted.
 */
export async function revertVisit(tx: Tx, checkIn: CheckInOfVisit, now: Date): Promise<void> {
  const [made] = await tx.db
    .delete(visitTable)
    .where(and(isOf(checkIn), eq(visitTable.walkIn, true)))
    .returning();
  if (made) return publishVisit(tx, made);
  await move(tx, checkIn, 'present', { state: 'expected', checkInId: null, updatedAt: now });
}

async function move(
  tx: Tx,
  checkIn: CheckInOfVisit,
  from: 'present' | 'done',
  set: Partial<VisitRow>,
): Promise<void> {
  const [row] = await tx.db
    .update(visitTable)
    .set(set)
    .where(and(isOf(checkIn), eq(visitTable.state, from)))
    .returning();
  if (row) publishVisit(tx, row);
}

function isOf({ id, businessId, petId }: CheckInOfVisit) {
  const named = and(eq(visitTable.businessId, businessId), eq(visitTable.petId, petId));
  return and(named, eq(visitTable.checkInId, id));
}
