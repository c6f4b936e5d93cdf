import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { webhookTable } from '../../schema/webhook.ts';

export interface ClaimedWebhook extends Record<string, unknown> {
  readonly id: string;
  readonly businessId: string;
  readonly url: string;
  readonly secret: string;
  readonly oldSecret: string | null;
  readonly oldSecretEndsAt: string | null;
}

/** A server that was killed holds up a webhook no longer than this. */
const claimMs = 3_000;
const renewEveryMs = 750;

/**
 * Webhooks with something to send, each claimed by one server: what goes to one address goes out in order, and an
 * address that answers slowly holds up no other.
 */
export async function claimWebhooks({ store, clock }: Services, limit: number): Promise<ClaimedWebhook[]> {
  if (limit <= 0) return [];
  const now = clock.now();
  const until = new Date(now.getTime() + claimMs);
  const { rows } = await store.db.execute<ClaimedWebhook>(sql`
    update webhook set claimed_until = ${until.toISOString()}::timestamptz
     where id in (
       select w.id from webhook w
        where w.state = 'active'
          and (w.claimed_until is null or w.claimed_until <= ${now.toISOString()}::timestamptz)
          and exists (
            select 1 from webhook_delivery d
             where d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${now.toISOString()}::timestamptz)
        order by w.claimed_until nulls first
        limit ${limit} for update skip locked)
     returning id, business_id as "businessId", url, secret, old_secret as "oldSecret",
       old_secret_ends_at::text as "oldSecretEndsAt"`);
  return rows;
}

/** As long as this server lives, no other sends to what it is sending to; answers how to end that. */
export function keepClaims({ store, clock }: Services, sending: () => readonly string[]): () => void {
  const renew = async () => {
    const ids = sending();
    if (ids.length === 0) return;
    const until = new Date(clock.now().getTime() + claimMs).toISOString();
    await store.pool.query(
      'update webhook set claimed_until = $1 where id = any($2) and claimed_until is not null',
      [until, ids],
    );
  };
  // What cannot be renewed now is at the next time, or another server repeats a message with the same id.
  const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs).unref();
  return () => clearInterval(timer);
}

/** Others may send to it again. */
export async function releaseWebhook({ store }: Services, id: string): Promise<void> {
  await store.db.execute(sql`update ${webhookTable} set claimed_until = null where id = ${id}`);
}
