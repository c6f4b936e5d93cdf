import {
  calendarDateIn,
  type Moment,
  type Need,
  needsOf,
  nextPlanDay,
  planStages,
  reminderInstant,
  type Stage,
  stages,
} from '@clearpaw/domain';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { petTable } from '../../schema/pet.ts';
import { reminderPlanTable, reminderTable } from '../../schema/reminder.ts';
import { alertSettingsOf, petCarersOf, silenceRenewals } from '../alerts/index.ts';
import type { PetRow } from '../pets/index.ts';
import { gatherPlan } from './gather-plan.ts';
import { onceKeyOf } from './idempotency-key.ts';

const batch = 25;
/** A pet without reminders is planned again when it changes, never by itself. */
const never = new Date('8999-12-31T00:00:00Z');

/** Plans the pets that are due; several servers take different ones. Returns how many it took. */
export async function planDue(services: Services): Promise<number> {
  return services.store.transaction(async (tx) => {
    const due = await tx.db
      .select({ petId: reminderPlanTable.petId })
      .from(reminderPlanTable)
      .where(lte(reminderPlanTable.planAt, services.clock.now()))
      .orderBy(asc(reminderPlanTable.planAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { petId } of due) await planPet(tx, services, petId);
    return due.length;
  });
}

async function planPet(tx: Tx, services: Services, petId: string): Promise<void> {
  const [row] = await tx.db.select().from(petTable).where(eq(petTable.id, petId));
  if (!row) return;
  const planAt =
    row.state === 'active' ? await planActive(tx.db, services, row) : await cancelAll(tx.db, petId);
  await tx.db.update(reminderPlanTable).set({ planAt }).where(eq(reminderPlanTable.petId, petId));
}

/**
 * Stores the plan for each of the pet's carers, by their own clock: obsolete reminders are deleted, sent ones stay, the
 * others get their due time. Returns when time alone changes the plan.
 */
async function planActive(db: Database, services: Services, row: PetRow): Promise<Date> {
  const carers = (await petCarersOf(db, [row.id]))(row.id);
  const settings = await alertSettingsOf(db, carers);
  const nowMs = services.clock.now().getTime();
  const { input } = await gatherPlan(db, row, calendarDateIn(nowMs, settings(row.ownerId).timeZone));
  const before = await db.select().from(reminderTable).where(eq(reminderTable.petId, row.id));
  await db.delete(reminderTable).where(and(eq(reminderTable.petId, row.id), isNull(reminderTable.rungAt)));
  await silenceRenewals(db, row.id, { uids: [...carers] });
  let planAtMs = never.getTime();
  for (const uid of carers) {
    const clock = settings(uid);
    const today = calendarDateIn(nowMs, clock.timeZone);
    const theirs = { ...input, today };
    const needs = needsOf(theirs);
    const known = before.filter((one) => one.uid === uid);
    const rows = needs.flatMap((need) =>
      rowsFor({ petId: row.id, uid, need }, known, { today, nowMs, clock }),
    );
    if (rows.length > 0) await db.insert(reminderTable).values(rows).onConflictDoNothing();
    await silenceRenewals(db, row.id, { uid, onceKeys: onceKeysOf(row.id, needs) });
    planAtMs = Math.min(planAtMs, reminderInstant(nextPlanDay(theirs, needs), clock));
  }
  return new Date(planAtMs);
}

type Row = typeof reminderTable.$inferSelect;

/** The stages of a need that still have to be sent to a person. */
function rowsFor(
  { petId, uid, need }: { petId: string; uid: string; need: Need },
  known: readonly Row[],
  moment: Moment,
): (typeof reminderTable.$inferInsert)[] {
  const same = known.filter(({ needKey }) => needKey === need.key);
  const stagesWhere = (rang: boolean): Set<Stage> =>
    new Set(same.filter(({ rungAt }) => (rungAt !== null) === rang).map(({ stage }) => stage));
  const history = { sent: stagesWhere(true), planned: stagesWhere(false) };
  return planStages(need, history, moment).map(({ stage, dueMs }) => {
    return { petId, uid, needKey: need.key, stage, need, dueAt: new Date(dueMs) };
  });
}

async function cancelAll(db: Database, petId: string): Promise<Date> {
  await db.delete(reminderTable).where(and(eq(reminderTable.petId, petId), isNull(reminderTable.rungAt)));
  await silenceRenewals(db, petId);
  return never;
}

/** The keys of the reminders that are still needed. */
function onceKeysOf(petId: string, needs: readonly Need[]): string[] {
  return needs.flatMap(({ key }) => stages.map((stage) => onceKeyOf({ petId, needKey: key, stage })));
}
