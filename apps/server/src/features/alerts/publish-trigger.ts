import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { type NotificationTrigger, topicOf } from '../../schema/event-topics.ts';

/**
 * Publishes a trigger in the transaction of its cause, as one event; notifications follow after the commit. With a
 * condition, only if it holds then.
 */
export function publishTrigger(tx: Tx, trigger: NotificationTrigger, onlyIf?: SQL): void {
  tx.publish({ topic: topicOf('notificationTriggers'), payload: trigger }, onlyIf);
}
