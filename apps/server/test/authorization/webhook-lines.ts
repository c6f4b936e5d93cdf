import type { webhooks } from '@clearpaw/contract';
import { type Ask, boss, type Line, ofBusiness } from './line.ts';
import { ownersOnly } from './roles.ts';

const ofWebhook = ({ webhookId }: Ask) => ({ webhookId });

/** Functions for the webhooks of a business. */
export const webhookLines = {
  createWebhook: boss(({ businessId }) => ({
    businessId,
    url: 'https://booking.example/hooks',
    events: ['visit.planned'],
  })),
  listWebhooks: boss(ofBusiness),
  updateWebhook: { policy: ownersOnly, input: ({ webhookId }) => ({ webhookId, state: 'active' }) },
  rotateWebhookSecret: { policy: ownersOnly, input: ofWebhook },
  listWebhookDeliveries: { policy: ownersOnly, input: ofWebhook },
  resendWebhookDelivery: { policy: ownersOnly, input: ({ deliveryId }) => ({ deliveryId }) },
  testWebhook: { policy: ownersOnly, input: ofWebhook },
} satisfies Partial<Record<keyof typeof webhooks, Line>>;

/** After this the webhook no longer exists. */
export const lastWebhookLines = {
  deleteWebhook: { policy: ownersOnly, input: ofWebhook, spends: true },
} satisfies Partial<Record<keyof typeof webhooks, Line>>;
