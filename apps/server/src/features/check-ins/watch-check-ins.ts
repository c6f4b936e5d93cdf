import type { checkIns, OutputOf } from '@clearpaw/contract';
import { and, desc, eq } from 'drizzle-orm';
import { isOnTopic, readSnapshot, type Snapshot } from '../../platform/events/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { accessTopic, authorizeMember } from '../members/index.ts';
import { checkInTopic, type PresentedCheckIn } from './check-in-presenter.ts';
import { isPresent } from './list-check-ins.ts';
import { presentCheckIns } from './present-check-ins.ts';

type Message = OutputOf<typeof checkIns.watchCheckIns>;

/** No business has more pets on site; the list is truncated, arrivals continue. */
const maxPresent = 1_000;

/**
 * First the pets on site, then every later change, each once. When access may have changed the caller is authorized
 * again, so that a removed member's stream ends with the refusal.
 */
export async function* watchCheckIns(call: Call, input: { businessId: string }): AsyncIterable<Message> {
  const { businessId } = input;
  const topic = checkInTopic(businessId);
  // Subscribes first, so that access lost, or an arrival made, while the state is read is not missed.
  const subscription = await call.services.events.subscribe([topic, accessTopic(businessId)], call.signal);
  try {
    await authorizeMember(call, businessId, 'readCheckIns');
    const { present, snapshot } = await readPresent(call, businessId);
    yield { present };
    for await (const event of subscription) {
      if (!isOnTopic(event, topic)) await authorizeMember(call, businessId, 'readCheckIns');
      else if (!snapshot.sees(event.xid)) yield event.payload;
    }
  } finally {
    subscription.close();
  }
}

/** The list and the snapshot in which it was read, from one moment. */
async function readPresent(
  call: Call,
  businessId: string,
): Promise<{ present: PresentedCheckIn[]; snapshot: Snapshot }> {
  return call.services.store.db.transaction(
    async (db) => {
      const snapshot = await readSnapshot(db);
      const rows = await db
        .select()
        .from(checkInTable)
        .where(and(eq(checkInTable.businessId, businessId), isPresent()))
        .orderBy(desc(checkInTable.arrivedAt), desc(checkInTable.id))
        .limit(maxPresent);
      return { present: await presentCheckIns(db, call.now, rows), snapshot };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
