import type { Tx } from '../../platform/database/index.ts';
import { type NotificationTrigger, topicOf } from '../../schema/event-topics.ts';

/** Publishes a trigger in the transaction of its cause, as one event; notifications follow after the commit. */
export function publishTrigger(tx: Tx, trigger: NotificationTrigger): void {
  tx.publish({ topic: topicOf('notificationTriggers'), payload: trigger });
}
