import { type AlertKind, alertAudience, alertKinds } from '@clearpaw/domain';

/** What alerts are about, in the order of the notification settings. */
export const alertTopics = [
  'renewals',
  'requirements',
  'documents',
  'visits',
  'views',
  'arrivals',
  'reviews',
  'summary',
  'account',
] as const;
export type AlertTopic = (typeof alertTopics)[number];

/** The topic of each kind. */
export const topicOfKind: Readonly<Record<AlertKind, AlertTopic>> = {
  renewal: 'renewals',
  business_reminder: 'renewals',
  requirement_changed: 'requirements',
  waiver_to_sign: 'requirements',
  evidence_accepted: 'requirements',
  evidence_refused: 'requirements',
  document_read: 'documents',
  checked_in: 'visits',
  incident: 'visits',
  new_viewer: 'views',
  arrival_waiting: 'arrivals',
  capacity_reached: 'arrivals',
  review_waiting: 'reviews',
  guest_merge: 'reviews',
  weekly_digest: 'summary',
  invitation: 'account',
  payment_trouble: 'account',
};

/** The kinds that someone can get: an owner never gets alerts about a business's arrivals. */
export function kindsFor(audience: 'owner' | 'business'): readonly AlertKind[] {
  return alertKinds.filter((kind) => alertAudience[kind] === audience || alertAudience[kind] === 'anyone');
}
