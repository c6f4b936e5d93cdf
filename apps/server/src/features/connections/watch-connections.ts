import type { connections, OutputOf } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';
import { and, count, eq } from 'drizzle-orm';
import { isOnTopic } from '../../platform/events/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { accessTopic, authorizeMember } from '../members/index.ts';
import { verdictTopic } from './recheck-due.ts';

type Message = OutputOf<typeof connections.watchConnections>;

const none = { compliant: 0, expiring: 0, pending: 0, non_compliant: 0 };

/**
 * The verdicts of the connected pets as they change: by new rules, new records, or the day. Each message says what to
 * read again, so a repeated one is harmless. When access may have changed, the caller is authorized again.
 */
export async function* watchConnections(call: Call, input: { businessId: string }): AsyncIterable<Message> {
  const { businessId } = input;
  const topic = verdictTopic(businessId);
  const subscription = await call.services.events.subscribe([topic, accessTopic(businessId)], call.signal);
  try {
    await authorizeMember(call, businessId, 'readConnections');
    yield { verdicts: await countVerdicts(call, businessId) };
    for await (const event of subscription) {
      if (isOnTopic(event, topic)) {
        yield { petId: event.payload.petId, verdict: event.payload.verdict };
        continue;
      }
      await authorizeMember(call, businessId, 'readConnections');
      if (event.payload.petId !== undefined) yield { petId: event.payload.petId, verdict: null };
    }
  } finally {
    subscription.close();
  }
}

async function countVerdicts(call: Call, businessId: string): Promise<Record<Verdict, number>> {
  const rows = await call.services.store.db
    .select({ verdict: connectionTable.verdict, pets: count() })
    .from(connectionTable)
    .where(and(eq(connectionTable.businessId, businessId), isConnected(call.now)))
    .groupBy(connectionTable.verdict);
  return { ...none, ...Object.fromEntries(rows.map(({ verdict, pets }) => [verdict, pets])) };
}
