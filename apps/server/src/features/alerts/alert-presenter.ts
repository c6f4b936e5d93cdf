import type { alerts, OutputOf } from '@clearpaw/contract';
import type { Language } from '@clearpaw/protocol';
import type { Topic } from '../../platform/database/index.ts';
import type { alertTable } from '../../schema/alert.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { documentOf } from './document-key.ts';
import { sayRow } from './say-alert.ts';
import { waiverOfKey } from './waiver-key.ts';

export type PresentedAlert = OutputOf<typeof alerts.listAlerts>['items'][number];
export type AlertRow = typeof alertTable.$inferSelect;

/** An alert in the language of its reader. */
export function presentAlert(row: AlertRow, language: Language): PresentedAlert {
  const { id, kind, petId, businessId, onceKey, createdAt, readAt } = row;
  const { title, body } = sayRow(row, language);
  const times = { createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
  const about = { documentId: documentOf(onceKey), waiverId: waiverOfKey(onceKey) };
  return { id, kind, petId, businessId, ...about, title, body, ...times };
}

/** The topic of changes to a person's alerts. */
export function alertTopic(uid: string): Topic<EventPayloads['alerts']> {
  return topicOf('alerts', uid);
}
