import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
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

/** The receiver says that it will never want messages again. */
const gone = 410;

/** Writes down how an attempt ended; answers whether to go on with the next message. */
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
  return services.store.transaction(async (tx) => {
    await tx.db.update(webhookDeliveryTable).set(saved).where(eq(webhookDeliveryTable.id, delivery.id));
    if (isDelivered) {
      await tx.db.update(webhookTable).set({ lastDeliveredAt: now }).where(eq(webhookTable.id, webhook.id));
    }
    if (state !== 'failed') return true;
    return !(await disableIfSilent(tx, services, webhook, { triedSince, isGone: status === gone }));
  });
}

interface Silence {
  readonly triedSince: Date;
  readonly isGone: boolean;
}

/** One message that is never taken does not turn off a webhook that takes others. */
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
