import { webhookEventTypes } from '@clearpaw/contract';
import { newSecret } from '../../features/webhooks/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { webhookDeliveryTable, webhookTable } from '../../schema/webhook.ts';
import { type BuiltBusiness, buildBusiness } from './build-business.ts';
import type { BuilderServices } from './builder-services.ts';

export interface WebhookOverrides
  extends Partial<Omit<typeof webhookTable.$inferInsert, 'id' | 'businessId'>> {
  readonly business?: BuiltBusiness;
}

/** An active webhook for every event, with one delivered message. */
export async function buildWebhook(
  services: BuilderServices & Pick<Services, 'sealer'>,
  overrides: WebhookOverrides = {},
): Promise<{ readonly webhookId: string; readonly deliveryId: string; readonly webhookSecret: string }> {
  const { business = await buildBusiness(services), ...facts } = overrides;
  const [webhookId, deliveryId, webhookSecret] = [services.newId(), services.newId(), newSecret()];
  const createdAt = services.clock.now();
  await services.store.db.insert(webhookTable).values({
    ...{
      url: 'https://booking.example/hooks',
      events: webhookEventTypes,
      state: 'active' as const,
      createdAt,
    },
    secret: services.sealer.seal(new TextEncoder().encode(webhookSecret)),
    ...facts,
    ...{ id: webhookId, businessId: business.id },
  });
  await services.store.db.insert(webhookDeliveryTable).values({
    ...{
      id: deliveryId,
      webhookId,
      type: 'webhook.test',
      body: '{}',
      createdAt,
      state: 'delivered',
      attempts: 1,
    },
    ...{ attemptedAt: createdAt, status: 200, durationMs: 84, answer: 'ok' },
  });
  return { webhookId, deliveryId, webhookSecret };
}
