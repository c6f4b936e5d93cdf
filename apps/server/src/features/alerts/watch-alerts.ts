import type { alerts, OutputOf } from '@clearpaw/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { alertTopic } from './alert-presenter.ts';
import { listAlerts } from './list-alerts.ts';

type Message = OutputOf<typeof alerts.watchAlerts>;

/** The number of alerts that the bell menu shows. */
const newest = 20;

/** The newest alerts and the number of unread ones now, then again after each change, on every device. */
export async function* watchAlerts(call: Call): AsyncIterable<Message> {
  const subscription = await call.services.events.subscribe([alertTopic(call.uid)], call.signal);
  try {
    yield await readNewest(call);
    for await (const _ of subscription) yield await readNewest(call);
  } finally {
    subscription.close();
  }
}

async function readNewest(call: Call): Promise<Message> {
  const [{ items }, [counted]] = await Promise.all([
    listAlerts(call, { limit: newest }),
    call.services.store.db
      .select({ unread: count() })
      .from(alertTable)
      .where(and(eq(alertTable.uid, call.uid), isNull(alertTable.readAt), eq(alertTable.inApp, true))),
  ]);
  return { unread: counted?.unread ?? 0, items };
}
