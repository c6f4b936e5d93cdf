import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';

/** Where the progress of a business's imports is published. */
export function importTopic(businessId: string): Topic<EventPayloads['imports']> {
  return topicOf('imports', businessId);
}
