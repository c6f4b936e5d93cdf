/** Who an alert is for: pet owners, the people of a business, or both. */
export type AlertAudience = 'owner' | 'business' | 'anyone';

/** Every kind of alert, in the order in which the preferences list it. */
export const alertKinds = [
  'renewal',
  'business_reminder',
  'incident',
  'requirement_changed',
  'evidence_accepted',
  'evidence_refused',
  'document_read',
  'waiver_to_sign',
  'checked_in',
  'new_viewer',
  'invitation',
  'payment_trouble',
  'review_waiting',
  'arrival_waiting',
  'guest_merge',
  'capacity_reached',
  'weekly_digest',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Who gets which kind. */
export const alertAudience: Readonly<Record<AlertKind, AlertAudience>> = {
  renewal: 'owner',
  business_reminder: 'owner',
  incident: 'owner',
  requirement_changed: 'owner',
  evidence_accepted: 'owner',
  evidence_refused: 'owner',
  document_read: 'owner',
  waiver_to_sign: 'owner',
  checked_in: 'owner',
  new_viewer: 'owner',
  invitation: 'anyone',
  payment_trouble: 'anyone',
  review_waiting: 'business',
  arrival_waiting: 'business',
  guest_merge: 'business',
  capacity_reached: 'business',
  weekly_digest: 'business',
};

/** Kinds that already send their own email, with a link or the details of the bill: no second email is sent. */
export const alertsWithEmail: ReadonlySet<AlertKind> = new Set<AlertKind>(['invitation', 'payment_trouble']);

/** The channels of an alert. */
export type AlertChannels = { readonly inApp: boolean; readonly email: boolean; readonly push: boolean };

/** The default preferences: in the app and by email; push needs the device's permission first. */
export const usualChannels: AlertChannels = { inApp: true, email: true, push: false };
