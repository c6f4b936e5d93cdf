import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';

/** Where the progress of a person's import is published. */
export function dataImportTopic(uid: string): Topic<EventPayloads['dataImports']> {
  return topicOf('dataImports', uid);
}
