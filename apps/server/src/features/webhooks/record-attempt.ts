import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import type { OutboundAnswer } from '../../platform/outbound/index.ts';
import { webhookDeliveryTable, webhookTable } from '../../schema/webhook.ts';
import type { ClaimedWebhook } from './claim-webhook.ts';
import { emailDisabled } from './email-disabled.ts';
import { nextAttempt } from './retry-schedule.ts';
import type { StoredDelivery } from './stored-delivery.ts';

interface Attempt {
  readonly answer: OutboundAnswer;
  readonly sentAt: Date;
  readonly durationMs: number;
}

/** The receiver says that it no longer wants messages. */
const gone = 410;

/** Stores the outcome of an attempt; returns whether to continue with the next message. */
export async function recordAttempt(
  services: Services,
  webhook: ClaimedWebhook,
  delivery: StoredDelivery,
  { answer, sentAt, durationMs }: Attempt,
): Promise<boolean> {
  const status = 'status' in answer ? answer.status : null;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const now = services.clock.now();
  const attempts = delivery.attempts + 1;
  const triedSince = delivery.triedSince ?? delivery.createdAt;
  const retryAfter = 'status' in answer ? answer.retryAfter : null;
  const next = nextAttempt({ attempts, triedSince, now, retryAfter, random: Math.random() });
  const state: StoredDelivery['state'] = isDelivered
    ? 'delivered'
    : next && status !== gone
      ? 'waiting'
      : 'failed';
  const saved = {
    ...{ attempts, state, attemptedAt: sentAt, status, durationMs },
    answer: 'status' in answer ? answer.head : null,
    problem: 'problem' in answer ? answer.problem : isDelivered ? null : ('status' as const),
    dueAt: state === 'waiting' ? next : null,
  };
  const { id } = delivery;
  if (isDelivered) return saveDelivered(services.store.db, webhook.id, { id, ...saved }, now);
  if (state === 'waiting') {
    const named = eq(webhookDeliveryTable.id, id);
    return isOne(await services.store.db.update(webhookDeliveryTable).set(saved).where(named));
  }
  return services.store.transaction(async (tx) => {
    await tx.db.update(webhookDeliveryTable).set(saved).where(eq(webhookDeliveryTable.id, id));
    return !(await disableIfSilent(tx, services, webhook, { triedSince, isGone: status === gone }));
  });
}

/** None if the webhook was deleted in the meantime: then nothing more is sent to it. */
const isOne = ({ rowCount }: { readonly rowCount: number | null }) => rowCount === 1;

type Delivered = Pick<StoredDelivery, 'id' | 'attempts' | 'attemptedAt' | 'status' | 'durationMs' | 'answer'>;

/** Most attempts end here, so both rows are written by one statement. */
async function saveDelivered(
  db: Database,
  webhookId: string,
  { id, attempts, attemptedAt, status, durationMs, answer }: Delivered,
  now: Date,
): Promise<boolean> {
  const written = await db.execute(sql`
    with saved as (
      update webhook_delivery
         set attempts = ${attempts}, state = 'delivered', attempted_at = ${attemptedAt?.toISOString()}::timestamptz,
             status = ${status}, duration_ms = ${durationMs}, answer = ${answer}, problem = null, due_at = null
       where id = ${id})
    update webhook set last_delivered_at = ${now.toISOString()}::timestamptz where id = ${webhookId}`);
  return isOne(written);
}

interface Silence {
  readonly triedSince: Date;
  readonly isGone: boolean;
}

/** One message that always fails does not disable a webhook that accepts others. */
async function disableIfSilent(
  tx: Tx,
  services: Services,
  webhook: ClaimedWebhook,
  { triedSince, isGone }: Silence,
): Promise<boolean> {
  const named = eq(webhookTable.id, webhook.id);
  const [current] = await tx.db.select().from(webhookTable).where(named).for('update');
  if (current?.state !== 'active') return true;
  const tookOthers = current.lastDeliveredAt !== null && current.lastDeliveredAt > triedSince;
  if (tookOthers && !isGone) return false;
  await tx.db
    .update(webhookTable)
    .set({ state: 'disabled' })
    .where(and(named, eq(webhookTable.state, 'active')));
  await emailDisabled(tx, services, current);
  return true;
}
