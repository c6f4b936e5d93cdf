import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { type AlertCause, causesTopic } from '../alerts/index.ts';
import { movePlace, takePlace } from './follow-place.ts';
import { markPet, markPetsAt, markPetsOf } from './mark-changed.ts';
import { readArrival } from './read-arrival.ts';
import { tellArrival } from './tell-arrival.ts';
import { tellDoor } from './tell-door.ts';
import { tellReviewsAt, tellReviewsOf } from './tell-reviews-waiting.ts';
import { tellRulesChanged } from './tell-rules-changed.ts';
import { tellWaiverChanged } from './tell-waiver-changed.ts';

const batch = 200;
const name = 'causes';

type Event = { xid: string; position: string; topic: string; payload: unknown };

/**
 * Works in what the outbox says happened since the last look, in its order. The place up to which that is done moves
 * in the same transaction, so that each cause is worked in once, by one server. Answers how many events there were.
 */
export async function followCauses(services: Services): Promise<number> {
  const { store } = services;
  return store.transaction(async (tx) => {
    const place = await takePlace(tx, name, () => oldestRunning(tx));
    if (place === null) return 0;
    const [xid = '0', position = '-1'] = place.split(' ');
    const { rows } = await tx.db.execute<Event>(sql`
      select xid::text as xid, position::text as position, topic, payload from event
      where (event.xid, position) > (${xid}::xid8, ${position}::bigint)
        and event.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by event.xid, event.position limit ${batch}`);
    for (const event of rows) await workIn(tx, services, event);
    const last = rows.at(-1);
    if (last) await movePlace(tx, name, `${last.xid} ${last.position}`);
    return rows.length;
  });
}

async function oldestRunning(tx: Tx): Promise<string> {
  const query = sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
  const { rows } = await tx.db.execute<{ xid: string }>(query);
  return `${rows[0]?.xid ?? '0'} -1`;
}

async function workIn(tx: Tx, services: Services, { topic, payload }: Event): Promise<void> {
  if (topic.startsWith('business:')) {
    const arrival = readArrival(payload);
    if (!arrival) return;
    await tellArrival(tx, services, arrival);
    await tellDoor(tx, services, arrival);
  } else if (topic === causesTopic) await workInCause(tx, services, payload as AlertCause);
}

async function workInCause(tx: Tx, services: Services, cause: AlertCause): Promise<void> {
  const now = services.clock.now();
  if ('petChanged' in cause) {
    await markPet(tx.db, cause.petChanged, now);
    await tellReviewsOf(tx, services, cause.petChanged);
  } else if ('settingsOf' in cause) await markPetsOf(tx.db, cause.settingsOf, now);
  else if ('waiverOf' in cause) {
    await markPetsAt(tx.db, cause.waiverOf, now);
    await tellWaiverChanged(tx, services, cause);
  } else {
    await markPetsAt(tx.db, cause.rulesOf, now);
    await tellRulesChanged(tx, services, cause);
    await tellReviewsAt(tx, services, cause.rulesOf);
  }
}
