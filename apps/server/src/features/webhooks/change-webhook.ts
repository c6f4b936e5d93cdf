import type { OutputOf, webhooks } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { refuse } from '../../platform/refusal/index.ts';
import { webhookTable } from '../../schema/webhook.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { readUrl, sealSecret } from './create-webhook.ts';
import { countDeliveries, findWebhook } from './find-webhook.ts';
import { newSecret } from './sign-message.ts';
import { type PresentedWebhook, presentWebhook } from './webhook-presenter.ts';

export async function updateWebhook(
  call: AuditedCall,
  input: z.output<typeof webhooks.updateWebhook.input>,
): Promise<PresentedWebhook> {
  const before = await findWebhook(call, input.webhookId, 'manageWebhooks');
  const { url, events, state } = input;
  const set = {
    url: url === undefined ? before.url : readUrl(call, url),
    events: events ?? before.events,
    state: state ?? before.state,
  };
  return call.services.store.transaction(async ({ db }) => {
    const [row] = await db.update(webhookTable).set(set).where(eq(webhookTable.id, before.id)).returning();
    if (!row) throw refuse.notFound('webhook');
    await log(db, call, before);
    return presentWebhook(row, await countDeliveries(db, row.id, call.now), call.now);
  });
}

/** Deletes a webhook together with its waiting messages. */
export async function deleteWebhook(
  call: AuditedCall,
  { webhookId }: { readonly webhookId: string },
): Promise<Record<string, never>> {
  const before = await findWebhook(call, webhookId, 'manageWebhooks');
  await call.services.store.transaction(async ({ db }) => {
    await db.delete(webhookTable).where(eq(webhookTable.id, before.id));
    await log(db, call, before);
  });
  return {};
}

const usualOverlapMs = 86_400_000;
const longestOverlapMs = 30 * usualOverlapMs;

export async function rotateWebhookSecret(
  call: AuditedCall,
  input: z.output<typeof webhooks.rotateWebhookSecret.input>,
): Promise<OutputOf<typeof webhooks.rotateWebhookSecret>> {
  const before = await findWebhook(call, input.webhookId, 'manageWebhooks');
  const now = call.now.getTime();
  const endsAt = new Date(input.oldSecretEndsAt ?? now + usualOverlapMs);
  if (endsAt.getTime() > now + longestOverlapMs) {
    const message = 'The old secret can be used for up to 30 more days.';
    throw refuse.invalid([{ path: 'oldSecretEndsAt', message, reason: 'overlap_too_long' }]);
  }
  const secret = newSecret();
  await call.services.store.transaction(async ({ db }) => {
    await db
      .update(webhookTable)
      .set({ secret: sealSecret(call, secret), oldSecret: before.secret, oldSecretEndsAt: endsAt })
      .where(eq(webhookTable.id, before.id));
    await log(db, call, before);
  });
  return { secret };
}

function log(
  db: Parameters<typeof appendEntry>[0],
  call: AuditedCall,
  { id, businessId }: { readonly id: string; readonly businessId: string },
): Promise<void> {
  return appendEntry(db, call, { businessId, subject: { kind: 'webhook', id } });
}
