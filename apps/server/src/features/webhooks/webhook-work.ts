import { isUnavailable } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { OutboundPoster } from '../../platform/outbound/index.ts';
import { type ClaimedWebhook, claimWebhooks, keepClaims } from './claim-webhook.ts';
import { distributeAll } from './distribute-events.ts';
import { Rounds } from './rounds.ts';
import { type Poster, sendDue } from './send-due.ts';

/** Sending is mostly waiting: addresses that do not answer must not block the others. */
const mostAtOnce = 256;

/** Queues and sends everything that is due now, once; what fails waits for its next attempt. */
export async function sendPending(services: Services, poster: Poster): Promise<void> {
  await distributeAll(services);
  const { signal } = new AbortController();
  const claimed = await claimWebhooks(services, mostAtOnce);
  const endKeeping = keepClaims(services, () => claimed.map(({ id }) => id));
  await Promise.all(claimed.map((webhook) => sendDue(services, poster, webhook, signal))).finally(endKeeping);
}

/** Follows the outbox and sends, until it is closed; every server does, and they share the work by rows. */
export function startWebhooks(services: Services): { close(): Promise<void> } {
  const poster = new OutboundPoster({ allowPrivate: services.config.webhookAllowPrivate });
  const stop = new AbortController();
  const sending = new Map<string, Promise<void>>();
  const endKeeping = keepClaims(services, () => [...sending.keys()]);
  const complain = (problem: Error) => {
    if (!isUnavailable(problem)) services.log.error({ kind: problem.name }, 'webhooks could not be sent');
  };
  const start = (webhook: ClaimedWebhook) => {
    const work: Promise<void> = sendDue(services, poster, webhook, stop.signal)
      .catch(complain)
      .finally(() => {
        sending.delete(webhook.id);
        // Messages that were queued in the meantime are still due.
        rounds.wake();
      });
    sending.set(webhook.id, work);
  };
  const round = async () => {
    await distributeAll(services);
    const claimed = await claimWebhooks(services, mostAtOnce - sending.size);
    // A webhook whose claim expired while the database was unreachable is still being sent to.
    for (const webhook of claimed) if (!sending.has(webhook.id)) start(webhook);
  };
  const rounds = new Rounds(() => round().catch(complain));
  const endWaking = services.events.wakeFor(() => rounds.wake());
  return {
    async close() {
      stop.abort();
      endWaking();
      await rounds.close();
      await Promise.all(sending.values());
      endKeeping();
      await poster.close();
    },
  };
}

/** The same once, for tests and commands. */
export async function sendWebhooksNow(services: Services): Promise<void> {
  const poster = new OutboundPoster({ allowPrivate: services.config.webhookAllowPrivate });
  await sendPending(services, poster);
  await poster.close();
}
