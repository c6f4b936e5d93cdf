/** What webhooks tell. */
export { type WebhookEventType, webhookEventTypes } from './event-types.ts';
/** The functions of webhooks. */
export { webhooks } from './webhook-functions.ts';
