import { eq } from 'drizzle-orm';
import { refuse } from '../../platform/refusal/index.ts';
import { webhookDeliveryTable } from '../../schema/webhook.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { messageBody } from './distribute-events.ts';
import { findDelivery, findWebhook, type WebhookRow } from './find-webhook.ts';
import { type PresentedDelivery, presentDelivery } from './webhook-presenter.ts';

/**
 * Sends the same message with the same id, beginning with the first attempt: a receiver that has already accepted it
 * ignores it.
 */
export async function resendWebhookDelivery(
  call: AuditedCall,
  { deliveryId }: { readonly deliveryId: string },
): Promise<PresentedDelivery> {
  const { delivery, webhook } = await findDelivery(call, deliveryId);
  requireActive(webhook);
  const again = { state: 'waiting' as const, attempts: 0, dueAt: call.now, triedSince: call.now };
  return call.services.store.transaction(async ({ db }) => {
    const [row] = await db
      .update(webhookDeliveryTable)
      .set(again)
      .where(eq(webhookDeliveryTable.id, delivery.id))
      .returning();
    if (!row) throw refuse.notFound('delivery');
    const { id, businessId } = webhook;
    await appendEntry(db, call, { businessId, subject: { kind: 'webhook', id } });
    return presentDelivery(row);
  });
}

export async function testWebhook(
  call: AuditedCall,
  { webhookId }: { readonly webhookId: string },
): Promise<PresentedDelivery> {
  const webhook = await findWebhook(call, webhookId, 'manageWebhooks');
  requireActive(webhook);
  const { id, businessId } = webhook;
  const type = 'webhook.test';
  return call.services.store.transaction(async ({ db }) => {
    const [row] = await db
      .insert(webhookDeliveryTable)
      .values({
        ...{
          id: call.services.newId(),
          webhookId: id,
          type,
          body: messageBody(type, call.now, { webhookId: id }),
        },
        ...{ createdAt: call.now, state: 'waiting', dueAt: call.now, triedSince: call.now },
      })
      .returning();
    if (!row) throw refuse.notFound('webhook');
    await appendEntry(db, call, { businessId, subject: { kind: 'webhook', id } });
    return presentDelivery(row);
  });
}

function requireActive({ state }: WebhookRow): void {
  if (state !== 'active') {
    throw refuse.precondition('webhook_off', 'This webhook is turned off. Turn it on, then try again.');
  }
}
