import { type AlertKind, alertsWithEmail, nextLoudInstant } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { alertTable } from '../../schema/alert.ts';
import type { AlertContent } from '../../schema/alert-content.ts';
import { type AlertRow, alertTopic } from './alert-presenter.ts';
import { sayAlert } from './say-alert.ts';
import { alertSettingsOf, channelsFor, type Settings } from './settings-of.ts';

/** An alert to be made. */
export interface AlertDraft {
  readonly uid: string;
  readonly kind: AlertKind;
  readonly content: AlertContent;
  readonly petId?: string;
  readonly businessId?: string;
  /** Identifies the cause; the same cause alerts the same person once, however often it is processed. */
  readonly onceKey?: string;
}

/**
 * Creates alerts in the transaction of their cause: in the app at once, by email and push right after the commit, or
 * when quiet hours end. Returns how many people were newly alerted.
 */
export async function raiseAlert(
  tx: Tx,
  services: Pick<Services, 'newId' | 'clock'>,
  ...drafts: readonly AlertDraft[]
): Promise<number> {
  if (drafts.length === 0) return 0;
  const settings = await alertSettingsOf(tx.db, [...new Set(drafts.map(({ uid }) => uid))]);
  const now = services.clock.now();
  const rows = drafts
    .map((draft) => rowOf(draft, settings(draft.uid), { id: services.newId(), now }))
    .filter(({ inApp, notifyAt }) => inApp || notifyAt !== null);
  if (rows.length === 0) return 0;
  const recipients = await tx.db
    .insert(alertTable)
    .values(rows)
    .onConflictDoNothing()
    .returning({ uid: alertTable.uid });
  for (const uid of new Set(recipients.map((row) => row.uid)))
    tx.publish({ topic: alertTopic(uid), payload: {} });
  return recipients.length;
}

function rowOf(
  { content, ...draft }: AlertDraft,
  settings: Settings,
  made: { id: string; now: Date },
): AlertRow {
  const { inApp, email, push } = channelsFor(settings, draft.kind);
  const loud = new Date(nextLoudInstant(made.now.getTime(), settings));
  return {
    ...draft,
    // The previous release, which may run beside this one, knows the text alone.
    ...sayAlert(content, 'en'),
    params: content,
    id: made.id,
    petId: draft.petId ?? null,
    businessId: draft.businessId ?? null,
    onceKey: draft.onceKey ?? null,
    inApp,
    createdAt: made.now,
    readAt: null,
    notifyAt: (email && !alertsWithEmail.has(draft.kind)) || push ? loud : null,
  };
}
