import type { alerts, OutputOf } from '@clearpaw/contract';
import type { Topic } from '../../platform/database/index.ts';
import type { alertTable } from '../../schema/alert.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { documentOf } from './document-key.ts';

export type PresentedAlert = OutputOf<typeof alerts.listAlerts>['items'][number];
export type AlertRow = typeof alertTable.$inferSelect;

/** An alert as its reader sees it. */
export function presentAlert(row: AlertRow): PresentedAlert {
  const { id, kind, petId, businessId, title, body, onceKey, createdAt, readAt } = row;
  const times = { createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
  return { id, kind, petId, businessId, documentId: documentOf(onceKey), title, body, ...times };
}

/** Where changes of a person's alerts are published. */
export function alertTopic(uid: string): Topic<EventPayloads['alerts']> {
  return topicOf('alerts', uid);
}
