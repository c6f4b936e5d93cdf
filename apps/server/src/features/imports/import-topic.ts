import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';

/** The topic of the progress of a business's imports. */
export function importTopic(businessId: string): Topic<EventPayloads['imports']> {
  return topicOf('imports', businessId);
}
