import type { Tx } from '../../platform/database/index.ts';
import { type NotificationTrigger, topicOf } from '../../schema/event-topics.ts';

export type { NotificationTrigger };

/** Where causes are published. */
export const triggersTopic = topicOf('notificationTriggers');

/** Notes a cause in its own transaction, as one event; whatever follows from it is worked out after the commit. */
export function publishTrigger(tx: Tx, trigger: NotificationTrigger): void {
  tx.publish({ topic: triggersTopic, payload: trigger });
}
