import type { webhookDeliveryTable } from '../../schema/webhook.ts';

/** A message in the queue of a webhook. */
export type StoredDelivery = typeof webhookDeliveryTable.$inferSelect;
