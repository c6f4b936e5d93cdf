import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
/** The topic of a document's reading and changes. */
export function documentTopic(id: string): Topic<EventPayloads['documents']> {
  return topicOf('documents', id);
}
