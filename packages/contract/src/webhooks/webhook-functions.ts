import { z } from 'zod';
import { empty, id, instant, listOf, paging, unary } from '../define/index.ts';
import { deliveryShape, deliveryStates, eventList, webhookShape, webhookUrl } from './webhook.ts';

const ofWebhook = z.strictObject({ webhookId: id });

export const webhooks = {
  /** The secret (`whsec_…`) is shown only in this answer. */
  createWebhook: unary(
    z.strictObject({ businessId: id, url: webhookUrl, events: eventList }),
    z.strictObject({ id, secret: z.string() }),
    { summary: 'Adds an address that is notified of what happens at a business. Its secret is shown once.' },
  ),
  listWebhooks: unary(z.strictObject({ businessId: id, ...paging }), listOf(webhookShape), {
    summary: "Lists a business's webhooks.",
  }),
  /** `active` also enables a disabled webhook; messages that waited are then sent. */
  updateWebhook: unary(
    z.strictObject({
      webhookId: id,
      url: webhookUrl.optional(),
      events: eventList.optional(),
      state: z.enum(['active', 'paused']).optional(),
    }),
    webhookShape,
    { summary: "Changes a webhook's address or events, pauses it or turns it on." },
  ),
  deleteWebhook: unary(ofWebhook, empty, { summary: 'Deletes a webhook.' }),
  /**
   * Messages are signed with both secrets until `oldSecretEndsAt`, which defaults to one day from now and is at most 30
   * days.
   */
  rotateWebhookSecret: unary(
    z.strictObject({ webhookId: id, oldSecretEndsAt: instant.optional() }),
    z.strictObject({ secret: z.string() }),
    { summary: "Replaces a webhook's secret; both sign until a chosen time." },
  ),
  /** Deliveries of the last 30 days, newest first. */
  listWebhookDeliveries: unary(
    z.strictObject({ webhookId: id, state: z.enum(deliveryStates).optional(), ...paging }),
    listOf(deliveryShape),
    { summary: 'Lists the messages to a webhook of the last 30 days with what was answered.' },
  ),
  /** Sends the same message again, with the same id. */
  resendWebhookDelivery: unary(z.strictObject({ deliveryId: id }), deliveryShape, {
    summary: 'Sends a message again, with the same ID.',
  }),
  /** Sends a message of the type `webhook.test`. */
  testWebhook: unary(ofWebhook, deliveryShape, { summary: 'Sends a test message to a webhook.' }),
};
