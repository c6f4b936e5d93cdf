/** Events that programs can receive. They carry ids and verdicts, never medical details. */
export const webhookEventTypes = [
  'pet.connected',
  'pet.disconnected',
  'pet.verdict_changed',
  'check_in.created',
  'check_in.ended',
  'visit.planned',
  'visit.changed',
  'visit.cancelled',
  'waiver.signed',
  'requirements.published',
  'review.waiting',
  'incident.recorded',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];
