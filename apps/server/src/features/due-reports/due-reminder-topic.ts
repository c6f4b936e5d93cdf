import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';

/** Where the progress of a business's reminders is published. */
export function dueReminderTopic(businessId: string): Topic<EventPayloads['dueReminders']> {
  return topicOf('dueReminders', businessId);
}
