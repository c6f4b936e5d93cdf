import { calendarDateIn, stages } from '@clearpaw/domain';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { petTable } from '../../schema/pet.ts';
import { reminderPlanTable, reminderTable } from '../../schema/reminder.ts';
import { alertSettingsOf, raiseAlert } from '../alerts/index.ts';
import { onceKeyOf } from './idempotency-key.ts';

const batch = 50;
type Due = typeof reminderTable.$inferSelect;

/**
 * Sends the reminders that are due, except for pets that wait to be planned again, whose records may have been renewed.
 * Sending and marking are one transaction. Returns how many it took.
 */
export async function sendDueReminders(services: Services): Promise<number> {
  const now = services.clock.now();
  return services.store.transaction(async (tx) => {
    const due = await tx.db
      .select()
      .from(reminderTable)
      .where(
        and(
          isNull(reminderTable.rungAt),
          lte(reminderTable.dueAt, now),
          sql`not exists (select 1 from ${reminderPlanTable} p where p.pet_id = ${reminderTable.petId} and p.plan_at <= ${now.toISOString()}::timestamptz)`,
        ),
      )
      .orderBy(asc(reminderTable.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const row of due) {
      await send(tx, services, row);
      await tx.db.update(reminderTable).set({ rungAt: now }).where(isRow(row));
    }
    return due.length;
  });
}

/** Marks everything that is due as sent; returns how many. */
export async function takeDueAsSent({ db }: Tx, now: Date): Promise<number> {
  const due = and(isNull(reminderTable.rungAt), lte(reminderTable.dueAt, now));
  return (await db.update(reminderTable).set({ rungAt: now }).where(due)).rowCount ?? 0;
}

async function send(tx: Tx, services: Services, row: Due): Promise<void> {
  if (await isOvertaken(tx, row, services.clock.now())) return;
  const [about] = await tx.db.select().from(petTable).where(eq(petTable.id, row.petId));
  if (about?.state !== 'active') return;
  const { timeZone } = (await alertSettingsOf(tx.db, [row.uid]))(row.uid);
  const today = calendarDateIn(services.clock.now().getTime(), timeZone);
  const businesses = await namesOfBusinesses(tx, row.need.businessIds);
  await raiseAlert(tx, services, {
    uid: row.uid,
    kind: 'renewal',
    petId: about.id,
    onceKey: onceKeyOf(row),
    content: { name: 'renewal', petName: about.name, need: row.need, stage: row.stage, businesses, today },
  });
}

/** After an outage two stages of one need may be due: only the later one is sent. */
async function isOvertaken(tx: Tx, { petId, uid, needKey, stage }: Due, now: Date): Promise<boolean> {
  const later = stages.slice(stages.indexOf(stage) + 1);
  if (later.length === 0) return false;
  const [found] = await tx.db
    .select({ stage: reminderTable.stage })
    .from(reminderTable)
    .where(
      and(
        eq(reminderTable.petId, petId),
        eq(reminderTable.uid, uid),
        eq(reminderTable.needKey, needKey),
        inArray(reminderTable.stage, later),
        lte(reminderTable.dueAt, now),
      ),
    )
    .limit(1);
  return found !== undefined;
}

async function namesOfBusinesses(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.db
    .select({ name: businessTable.name })
    .from(businessTable)
    .where(inArray(businessTable.id, [...ids]))
    .orderBy(asc(businessTable.name));
  return rows.map(({ name }) => name);
}

function isRow({ petId, uid, needKey, stage }: Due) {
  const theirs = and(eq(reminderTable.petId, petId), eq(reminderTable.uid, uid));
  return and(theirs, eq(reminderTable.needKey, needKey), eq(reminderTable.stage, stage));
}
