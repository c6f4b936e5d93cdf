import type { dueReports, OutputOf } from '@clearpaw/contract';
import { desc, eq } from 'drizzle-orm';
import { isOnTopic } from '../../platform/events/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { dueReminderTable } from '../../schema/due-reminder.ts';
import { accessTopic, authorizeMember } from '../members/index.ts';
import { dueReminderTopic } from './due-reminder-topic.ts';

type Progress = OutputOf<typeof dueReports.watchDueReminder>;

/** The progress of the newest reminder. When access may have changed, the caller is authorized again. */
export async function* watchDueReminder(
  call: Call,
  { businessId }: { readonly businessId: string },
): AsyncIterable<Progress> {
  const topic = dueReminderTopic(businessId);
  const subscription = await call.services.events.subscribe([topic, accessTopic(businessId)], call.signal);
  try {
    await authorizeMember(call, businessId, 'notifyOwners');
    yield await readProgress(call, businessId);
    for await (const event of subscription) {
      if (isOnTopic(event, topic)) yield await readProgress(call, businessId);
      else await authorizeMember(call, businessId, 'notifyOwners');
    }
  } finally {
    subscription.close();
  }
}

async function readProgress(call: Call, businessId: string): Promise<Progress> {
  const [row] = await call.services.store.db
    .select()
    .from(dueReminderTable)
    .where(eq(dueReminderTable.businessId, businessId))
    .orderBy(desc(dueReminderTable.createdAt))
    .limit(1);
  if (!row) return { reminder: null };
  const { id, createdAt, done, total, state } = row;
  return { reminder: { id, sentAt: createdAt.toISOString(), done, total, state } };
}
