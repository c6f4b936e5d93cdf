import type { AlertKind } from '@clearpaw/domain';
import type { Alert } from './use-newest-alerts.ts';

/**
 * What an alert asks its reader to do. `once` is done when the alert is read, as the server marks it as read once it was
 * done on any device; the page behind `lasting` says itself what is still to do.
 */
interface AlertAction {
  readonly name: AlertActionName;
  readonly when: 'once' | 'lasting';
}

export type AlertActionName = 'due' | 'missing' | 'review' | 'sign' | 'payment' | 'today' | 'pets';

const actions: Readonly<Partial<Record<AlertKind, AlertAction>>> = {
  renewal: { name: 'due', when: 'lasting' },
  business_reminder: { name: 'due', when: 'lasting' },
  requirement_changed: { name: 'missing', when: 'lasting' },
  evidence_refused: { name: 'missing', when: 'lasting' },
  document_read: { name: 'review', when: 'once' },
  waiver_to_sign: { name: 'sign', when: 'once' },
  payment_trouble: { name: 'payment', when: 'lasting' },
  review_waiting: { name: 'review', when: 'once' },
  arrival_waiting: { name: 'today', when: 'once' },
  guest_merge: { name: 'pets', when: 'once' },
};

/** What an alert still asks for; null for those that only inform. */
export function alertActionOf({ kind, readAt }: Pick<Alert, 'kind' | 'readAt'>): AlertActionName | null {
  const action = actions[kind];
  return !action || (action.when === 'once' && readAt !== null) ? null : action.name;
}

/** Whether someone has to do something about which they have not read yet. */
export function needsAction(alert: Pick<Alert, 'kind' | 'readAt'>): boolean {
  return alert.readAt === null && alertActionOf(alert) !== null;
}
