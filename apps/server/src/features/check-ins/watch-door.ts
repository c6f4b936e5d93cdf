import type { checkIns, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, exists, gt, ne, or } from 'drizzle-orm';
import { readSnapshot, type Snapshot } from '../../platform/events/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { findBusiness } from '../businesses/index.ts';
import { isKept } from '../pets/index.ts';
import {
  checkInTopic,
  presentCheckIn,
  presentToOwner,
  type SelfCheckInArrival,
} from './check-in-presenter.ts';
import { isPresent } from './list-check-ins.ts';

type Message = OutputOf<typeof checkIns.watchDoor>;

/** Reopening the page shows today's arrivals. */
const shownForMs = 12 * 60 * 60 * 1000;
/** More pets than anyone brings. */
const maxArrivals = 200;

/** The state of the caller's own pets at a business, and staff's decisions about them as they are made. */
export async function* watchDoor(call: Call, { slug }: { slug: string }): AsyncIterable<Message> {
  const business = await findBusiness(call, { slug });
  const topic = checkInTopic(business.id);
  // Subscribes first, so that decisions made while the state is read are not missed.
  const subscription = await call.services.events.subscribe([topic], call.signal);
  try {
    const { arrivals, snapshot } = await readArrivals(call, business.id);
    yield { arrivals };
    // Every waiting owner at a business reads this topic. Access to the caller's own pets is checked each time; other
    // pets are checked once, so that a busy business costs nothing.
    const outsiders = new Set<string>();
    for await (const event of subscription) {
      const changed = event.payload;
      if (snapshot.sees(event.xid) || outsiders.has(changed.petId)) continue;
      if (await isCarer(call, changed.petId)) yield presentToOwner(changed);
      else outsiders.add(changed.petId);
    }
  } finally {
    subscription.close();
  }
}

/** The latest arrival of each pet, and the snapshot in which they were read, from one moment. */
async function readArrivals(
  call: Call,
  businessId: string,
): Promise<{ arrivals: SelfCheckInArrival[]; snapshot: Snapshot }> {
  return call.services.store.db.transaction(
    async (db) => {
      const snapshot = await readSnapshot(db);
      const since = new Date(call.now.getTime() - shownForMs);
      const rows = await db
        .selectDistinctOn([checkInTable.petId], { row: checkInTable })
        .from(checkInTable)
        .innerJoin(petTable, and(eq(petTable.id, checkInTable.petId), ofCarer(call)))
        .where(
          and(
            eq(checkInTable.businessId, businessId),
            ne(checkInTable.decision, 'undone'),
            or(gt(checkInTable.arrivedAt, since), isPresent()),
          ),
        )
        .orderBy(checkInTable.petId, desc(checkInTable.arrivedAt), desc(checkInTable.id))
        .limit(maxArrivals);
      return { arrivals: rows.map(({ row }) => presentToOwner(presentCheckIn(row, null))), snapshot };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function isCarer(call: Call, petId: string): Promise<boolean> {
  const { db } = call.services.store;
  const rows = await db
    .select({ id: petTable.id })
    .from(petTable)
    .where(and(eq(petTable.id, petId), ofCarer(call)));
  return rows.length > 0;
}

function ofCarer({ services, uid }: Call) {
  const shared = services.store.db
    .select({ uid: coOwnerTable.uid })
    .from(coOwnerTable)
    .where(and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, uid)));
  return and(isKept, or(eq(petTable.ownerId, uid), exists(shared)));
}
