import type { OutputOf, webhooks } from '@clearpaw/contract';
import type { webhookTable } from '../../schema/webhook.ts';
import type { StoredDelivery } from './stored-delivery.ts';

export type PresentedWebhook = OutputOf<typeof webhooks.updateWebhook>;
export type PresentedDelivery = OutputOf<typeof webhooks.testWebhook>;

export interface DeliveryCounts {
  readonly delivered: number;
  readonly failed: number;
  readonly waiting: number;
}

/** A webhook without its secret. */
export function presentWebhook(
  row: typeof webhookTable.$inferSelect,
  counts: DeliveryCounts,
  now: Date,
): PresentedWebhook {
  const { id, businessId, url, events, state, createdAt, oldSecretEndsAt } = row;
  return {
    ...{ id, businessId, url, events: [...events], state },
    createdAt: createdAt.toISOString(),
    oldSecretEndsAt: oldSecretEndsAt && oldSecretEndsAt > now ? oldSecretEndsAt.toISOString() : null,
    ...counts,
  };
}

export function presentDelivery(row: StoredDelivery): PresentedDelivery {
  const { id, webhookId, type, state, attempts, body, status, durationMs, answer, problem } = row;
  return {
    ...{ id, webhookId, type, state, attempts, body, status, durationMs, answer, problem },
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  };
}
