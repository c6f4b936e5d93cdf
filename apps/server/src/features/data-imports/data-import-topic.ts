import type { Topic } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';

/** The topic of the progress of a person's import. */
export function dataImportTopic(uid: string): Topic<EventPayloads['dataImports']> {
  return topicOf('dataImports', uid);
}
