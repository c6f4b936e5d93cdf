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

/**
 * A killed server delays a webhook no longer than this. By the database's clock, because those of servers may differ.
 */
const claimedUntil = "clock_timestamp() + interval '2 seconds'";
const renewEveryMs = 500;

/**
 * Webhooks with something to send, each claimed by one server: messages to one address are sent in order, and a slow
 * address delays no other.
 */
export async function claimWebhooks({ store, clock }: Services, limit: number): Promise<ClaimedWebhook[]> {
  if (limit <= 0) return [];
  const now = clock.now().toISOString();
  const { rows } = await store.db.execute<ClaimedWebhook>(sql`
    update webhook set claimed_until = ${sql.raw(claimedUntil)}
     where id in (
       select w.id from webhook w
        where w.state = 'active'
          and (w.claimed_until is null or w.claimed_until <= clock_timestamp())
          and exists (
            select 1 from webhook_delivery d
             where d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${now}::timestamptz)
        order by w.claimed_until nulls first
        limit ${limit} for update skip locked)
     returning id, business_id as "businessId", url, secret, old_secret as "oldSecret",
       old_secret_ends_at::text as "oldSecretEndsAt"`);
  return rows;
}

/** While this server lives, no other sends to the webhooks it is sending to; returns a function that ends that. */
export function keepClaims({ store }: Services, sending: () => readonly string[]): () => void {
  const renew = async () => {
    const ids = sending();
    if (ids.length === 0) return;
    await store.pool.query(
      `update webhook set claimed_until = ${claimedUntil} where id = any($1) and claimed_until is not null`,
      [ids],
    );
  };
  // A failed renewal is repeated at the next one, or another server repeats a message with the same id.
  const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs).unref();
  return () => clearInterval(timer);
}

/** Allows other servers to send to it again. */
export async function releaseWebhook({ store }: Services, id: string): Promise<void> {
  await store.db.execute(sql`update ${webhookTable} set claimed_until = null where id = ${id}`);
}
