import type { webhooks as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { deleteWebhook, rotateWebhookSecret, updateWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { listWebhookDeliveries, listWebhooks } from './list-webhooks.ts';
import { resendWebhookDelivery, testWebhook } from './send-again.ts';

export const webhookFunctions: Implementations<typeof promised> = {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
};
