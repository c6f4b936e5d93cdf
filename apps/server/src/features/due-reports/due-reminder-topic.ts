import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';

/** The topic of the progress of a business's reminders. */
export function dueReminderTopic(businessId: string): Topic<EventPayloads['dueReminders']> {
  return topicOf('dueReminders', businessId);
}
