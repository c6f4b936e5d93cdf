import { lt } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { webhookDeliveryTable } from '../../schema/webhook.ts';

const keptMs = 30 * 86_400_000;

/** Messages are kept for 30 days. */
export const forgetWebhookDeliveries = defineJob<Record<string, never>, Services>({
  name: 'forget-webhook-deliveries',
  cron: '41 3 * * *',
  async run({ store, clock }) {
    const before = new Date(clock.now().getTime() - keptMs);
    await store.db.delete(webhookDeliveryTable).where(lt(webhookDeliveryTable.createdAt, before));
  },
});
