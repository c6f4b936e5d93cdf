import { and, asc, eq, lte } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { checkTarget, type OutboundAnswer, type OutboundPoster } from '../../platform/outbound/index.ts';
import { webhookDeliveryTable } from '../../schema/webhook.ts';
import { type ClaimedWebhook, claimMs, releaseWebhook } from './claim-webhook.ts';
import { recordAttempt } from './record-attempt.ts';
import { signedHeaders } from './sign-message.ts';
import type { StoredDelivery } from './stored-delivery.ts';

export type Poster = Pick<OutboundPoster, 'post'>;

/** A message takes at most 15 s, so that the last one begun within this time ends before the claim does. */
const sendForMs = claimMs / 2;

/** Sends what is due to one claimed webhook, one message after the other. */
export async function sendDue(
  services: Services,
  poster: Poster,
  webhook: ClaimedWebhook,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  while (!signal.aborted && performance.now() - begun < sendForMs) {
    const delivery = await findDue(services, webhook.id);
    if (!delivery) break;
    const started = performance.now();
    const sentAt = services.clock.now();
    const answer = await send(services, poster, webhook, delivery, signal);
    // A server that stops has not learned what the receiver thought: the message stays due, with the same id.
    if (signal.aborted) break;
    const durationMs = Math.round(performance.now() - started);
    const goesOn = await recordAttempt(services, webhook, delivery, { answer, sentAt, durationMs });
    if (!goesOn) break;
  }
  await releaseWebhook(services, webhook.id);
}

async function findDue({ store, clock }: Services, webhookId: string): Promise<StoredDelivery | undefined> {
  const { state, dueAt, id } = webhookDeliveryTable;
  const [delivery] = await store.db
    .select()
    .from(webhookDeliveryTable)
    .where(and(eq(webhookDeliveryTable.webhookId, webhookId), eq(state, 'waiting'), lte(dueAt, clock.now())))
    .orderBy(asc(dueAt), asc(id))
    .limit(1);
  return delivery;
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
  if (typeof url === 'string') return { problem: 'refused_target' };
  const headers = signedHeaders({ id: `msg_${id}`, body, at: clock.now() }, secretsOf(services, webhook));
  return poster.post({ url, headers, body, signal });
}

/** The current secret, and the one before while it is accepted. */
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
