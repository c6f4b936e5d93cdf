import { and, asc, eq, lte } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { checkTarget, type OutboundAnswer, type OutboundPoster } from '../../platform/outbound/index.ts';
import { webhookDeliveryTable } from '../../schema/webhook.ts';
import { type ClaimedWebhook, releaseWebhook } from './claim-webhook.ts';
import { recordAttempt } from './record-attempt.ts';
import { signedHeaders } from './sign-message.ts';
import type { StoredDelivery } from './stored-delivery.ts';

export type Poster = Pick<OutboundPoster, 'post'>;

/** After this time other webhooks have their turn. */
const sendForMs = 30_000;
/** Read together, sent one after the other. */
const batch = 16;

/** Sends what is due for one claimed webhook, one message after the other. */
export async function sendDue(
  services: Services,
  poster: Poster,
  webhook: ClaimedWebhook,
  signal: AbortSignal,
): Promise<void> {
  const until = performance.now() + sendForMs;
  const isOver = () => signal.aborted || performance.now() >= until;
  for (let goesOn = true; goesOn && !isOver(); ) {
    const due = await findDue(services, webhook.id);
    goesOn = due.length > 0;
    for (const delivery of due) {
      goesOn = await sendOne(services, poster, webhook, delivery, signal);
      if (!goesOn || isOver()) break;
    }
  }
  await releaseWebhook(services, webhook.id);
}

/** Returns whether to continue with the next message. */
async function sendOne(
  services: Services,
  poster: Poster,
  webhook: ClaimedWebhook,
  delivery: StoredDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const started = performance.now();
  const sentAt = services.clock.now();
  const answer = await send(services, poster, webhook, delivery, signal);
  // A server that stops does not know the receiver's answer: the message stays due, with the same id.
  if (signal.aborted) return false;
  const durationMs = Math.round(performance.now() - started);
  return recordAttempt(services, webhook, delivery, { answer, sentAt, durationMs });
}

async function findDue({ store, clock }: Services, webhookId: string): Promise<StoredDelivery[]> {
  const { state, dueAt, id } = webhookDeliveryTable;
  return store.db
    .select()
    .from(webhookDeliveryTable)
    .where(and(eq(webhookDeliveryTable.webhookId, webhookId), eq(state, 'waiting'), lte(dueAt, clock.now())))
    .orderBy(asc(dueAt), asc(id))
    .limit(batch);
}

async function send(
  services: Services,
  poster: Poster,
  webhook: ClaimedWebhook,
  { id, body }: StoredDelivery,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const { config, clock } = services;
  const rules = { allowPrivate: config.webhookAllowPrivate, ownHost: new URL(config.publicUrl).hostname };
  const url = checkTarget(webhook.url, rules);
  if (!(url instanceof URL)) return { problem: 'refused_target' };
  const headers = signedHeaders({ id: `msg_${id}`, body, at: clock.now() }, secretsOf(services, webhook));
  return poster.post({ url, headers, body, signal });
}

/** The current secret, and the previous one while it is valid. */
function secretsOf({ sealer, clock }: Services, webhook: ClaimedWebhook): string[] {
  const { secret, oldSecret, oldSecretEndsAt } = webhook;
  const overlaps = oldSecretEndsAt !== null && new Date(oldSecretEndsAt) > clock.now();
  const sealed = overlaps && oldSecret !== null ? [secret, oldSecret] : [secret];
  return sealed.map((one) => {
    const opened = sealer.open(one);
    if (!opened) throw new Error('The secret of a webhook could not be opened.');
    return new TextDecoder().decode(opened);
  });
}
