import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
/** Where the reading of a document, and every change of it, is told. */
export function documentTopic(id: string): Topic<EventPayloads['documents']> {
  return topicOf('documents', id);
}
