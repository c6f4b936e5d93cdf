import type { webhooks } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { webhookDeliveryTable, webhookTable } from '../../schema/webhook.ts';
import { authorizeMember } from '../members/index.ts';
import { countDeliveries, findWebhook } from './find-webhook.ts';
import {
  type PresentedDelivery,
  type PresentedWebhook,
  presentDelivery,
  presentWebhook,
} from './webhook-presenter.ts';

export async function listWebhooks(
  call: Call,
  input: z.output<typeof webhooks.listWebhooks.input>,
): Promise<Page<PresentedWebhook>> {
  const { business } = await authorizeMember(call, input.businessId, 'readWebhooks');
  const before = readCursor(input.cursor, ['id']);
  const { db } = call.services.store;
  const older = before ? lt(webhookTable.id, before[0] ?? '') : undefined;
  const rows = await db
    .select()
    .from(webhookTable)
    .where(and(eq(webhookTable.businessId, business.id), older))
    .orderBy(desc(webhookTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ id }) => [id]);
  // There are at most ten.
  const items = await Promise.all(
    page.items.map(async (row) => presentWebhook(row, await countDeliveries(db, row.id, call.now), call.now)),
  );
  return { ...page, items };
}

export async function listWebhookDeliveries(
  call: Call,
  input: z.output<typeof webhooks.listWebhookDeliveries.input>,
): Promise<Page<PresentedDelivery>> {
  const webhook = await findWebhook(call, input.webhookId, 'readWebhooks');
  const before = readCursor(input.cursor, ['id']);
  const { id, webhookId, state } = webhookDeliveryTable;
  const rows = await call.services.store.db
    .select()
    .from(webhookDeliveryTable)
    .where(
      and(
        eq(webhookId, webhook.id),
        input.state === undefined ? undefined : eq(state, input.state),
        before ? lt(id, before[0] ?? '') : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(presentDelivery) };
}
