import type { Tx } from '../../platform/database/index.ts';
import { type NotificationTrigger, topicOf } from '../../schema/event-topics.ts';

/** Records a trigger in its own transaction, as one event; what follows from it is done after the commit. */
export function publishTrigger(tx: Tx, trigger: NotificationTrigger): void {
  tx.publish({ topic: topicOf('notificationTriggers'), payload: trigger });
}
