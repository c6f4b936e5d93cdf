export { type WebhookEventType, webhookEventTypes } from './event-types.ts';
export { webhooks } from './webhook-functions.ts';
