import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { type NotificationTrigger, readOutboxEvent } from '../../schema/event-topics.ts';
import { claimPosition, movePosition } from './follow-position.ts';
import { markPet, markPetsAt, markPetsOf } from './mark-changed.ts';
import { notifyArrivals } from './notify-arrivals.ts';
import { notifyCheckInDesk } from './notify-check-in-desk.ts';
import { notifyReviewersAt, notifyReviewersOf } from './notify-reviews-waiting.ts';
import { notifyRulesChanged } from './notify-rules-changed.ts';
import { notifyWaiverChanged } from './notify-waiver-changed.ts';
import { type ArrivalRow, readArrival } from './read-arrival.ts';

const batch = 200;
const name = 'causes';

type Event = { xid: string; position: string; topic: string; payload: unknown };

/**
 * Processes new events in the outbox in order. The position moves in the same transaction, so that each event is
 * processed once, by one server. Returns how many events there were.
 */
export async function processTriggers(services: Services): Promise<number> {
  const { store } = services;
  return store.transaction(async (tx) => {
    const reached = await claimPosition(tx, name, () => oldestRunning(tx));
    if (reached === null) return 0;
    const [xid = '0', position = '-1'] = reached.split(' ');
    const { rows } = await tx.db.execute<Event>(sql`
      select xid::text as xid, position::text as position, topic, payload from event
      where (event.xid, position) > (${xid}::xid8, ${position}::bigint)
        and event.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by event.xid, event.position limit ${batch}`);
    await processEvents(tx, services, rows);
    const last = rows.at(-1);
    if (last) await movePosition(tx, name, `${last.xid} ${last.position}`);
    return rows.length;
  });
}

async function oldestRunning(tx: Tx): Promise<string> {
  const query = sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
  const { rows } = await tx.db.execute<{ xid: string }>(query);
  return `${rows[0]?.xid ?? '0'} -1`;
}

/** Triggers one by one, in their order; arrivals and departures, of which there are many, together. */
async function processEvents(tx: Tx, services: Services, events: readonly Event[]): Promise<void> {
  const arrivals: ArrivalRow[] = [];
  for (const { topic, payload } of events) {
    const event = readOutboxEvent(topic, payload);
    if (event?.kind === 'notificationTriggers') await processTrigger(tx, services, event.payload);
    const arrival = event?.kind === 'checkIns' ? readArrival(event.payload) : null;
    if (arrival) arrivals.push(arrival);
  }
  await notifyArrivals(tx, services, arrivals);
  await notifyCheckInDesk(tx, services, arrivals);
}

async function processTrigger(tx: Tx, services: Services, trigger: NotificationTrigger): Promise<void> {
  const now = services.clock.now();
  if ('petChanged' in trigger) {
    await markPet(tx.db, trigger.petChanged, now);
    await notifyReviewersOf(tx, services, trigger.petChanged);
  } else if ('settingsOf' in trigger) await markPetsOf(tx.db, trigger.settingsOf, now);
  else if ('waiverOf' in trigger) {
    await markPetsAt(tx.db, trigger.waiverOf, now);
    await notifyWaiverChanged(tx, services, trigger);
  } else {
    await markPetsAt(tx.db, trigger.rulesOf, now);
    await notifyRulesChanged(tx, services, trigger);
    await notifyReviewersAt(tx, services, trigger.rulesOf);
  }
}
