import type { BusinessAction } from '@clearpaw/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { Refusal, refuse } from '../../platform/refusal/index.ts';
import { webhookDeliveryTable, webhookTable } from '../../schema/webhook.ts';
import { authorizeMember } from '../members/index.ts';
import type { StoredDelivery } from './stored-delivery.ts';
import type { DeliveryCounts } from './webhook-presenter.ts';

export type WebhookRow = typeof webhookTable.$inferSelect;

/** A webhook that the caller may manage; one of another business is treated as not existing. */
export async function findWebhook(
  call: Call,
  webhookId: string,
  action: BusinessAction,
): Promise<WebhookRow> {
  const [row] = await call.services.store.db
    .select()
    .from(webhookTable)
    .where(eq(webhookTable.id, webhookId));
  if (!row) throw refuse.notFound('webhook');
  return authorized(call, row, action, 'webhook');
}

export async function findDelivery(
  call: Call,
  deliveryId: string,
): Promise<{ readonly delivery: StoredDelivery; readonly webhook: WebhookRow }> {
  const [row] = await call.services.store.db
    .select({ delivery: webhookDeliveryTable, webhook: webhookTable })
    .from(webhookDeliveryTable)
    .innerJoin(webhookTable, eq(webhookTable.id, webhookDeliveryTable.webhookId))
    .where(eq(webhookDeliveryTable.id, deliveryId));
  if (!row) throw refuse.notFound('delivery');
  await authorized(call, row.webhook, 'manageWebhooks', 'delivery');
  return row;
}

const outsiders: ReadonlySet<string | undefined> = new Set(['not_member', 'wrong_role']);

async function authorized(
  call: Call,
  row: WebhookRow,
  action: BusinessAction,
  what: string,
): Promise<WebhookRow> {
  try {
    await authorizeMember(call, row.businessId, action);
    return row;
  } catch (problem) {
    if (problem instanceof Refusal && outsiders.has(problem.details?.reason)) throw refuse.notFound(what);
    throw problem;
  }
}

const countedMs = 7 * 86_400_000;

/** The outcomes of the messages of the last seven days. */
export async function countDeliveries(db: Database, webhookId: string, now: Date): Promise<DeliveryCounts> {
  const since = new Date(now.getTime() - countedMs);
  const { state, createdAt } = webhookDeliveryTable;
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(webhookDeliveryTable)
    .where(and(eq(webhookDeliveryTable.webhookId, webhookId), gt(createdAt, since)))
    .groupBy(state);
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  const of = (name: StoredDelivery['state']) => counts.get(name) ?? 0;
  return { delivered: of('delivered'), failed: of('failed'), waiting: of('waiting') };
}
