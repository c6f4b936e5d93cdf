import { isUnavailable } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { OutboundPoster } from '../../platform/outbound/index.ts';
import { claimWebhooks } from './claim-webhook.ts';
import { distributeEvents } from './distribute-events.ts';
import { type Poster, sendDue } from './send-due.ts';

/** Programs hear of an event within about a second. */
const pollIntervalMs = 500;
/** Sending is waiting: many addresses that do not answer must not use up what others need. */
const mostAtOnce = 256;

/** Enters and sends everything that is due now, once; what fails waits for its next attempt. */
export async function sendPending(services: Services, poster: Poster): Promise<void> {
  while ((await distributeEvents(services)) > 0);
  const { signal } = new AbortController();
  const claimed = await claimWebhooks(services, mostAtOnce);
  await Promise.all(claimed.map((webhook) => sendDue(services, poster, webhook, signal)));
}

/** Follows the outbox and sends, until it is closed; every server does, and they share the work by rows. */
export function startWebhooks(services: Services): { close(): Promise<void> } {
  const poster = new OutboundPoster({ allowPrivate: services.config.webhookAllowPrivate });
  const stop = new AbortController();
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const complain = (problem: Error) => {
    if (!isUnavailable(problem)) services.log.error({ kind: problem.name }, 'webhooks could not be sent');
  };
  const start = (webhook: Awaited<ReturnType<typeof claimWebhooks>>[number]) => {
    const work: Promise<void> = sendDue(services, poster, webhook, stop.signal)
      .catch(complain)
      .finally(() => sending.delete(work));
    sending.add(work);
  };
  const round = async () => {
    while ((await distributeEvents(services)) > 0);
    for (const webhook of await claimWebhooks(services, mostAtOnce - sending.size)) start(webhook);
  };
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = round()
      .catch(complain)
      .finally(() => {
        if (!stop.signal.aborted) timer = setTimeout(begin, pollIntervalMs).unref();
      });
  };
  begin();
  return {
    async close() {
      stop.abort();
      clearTimeout(timer);
      await running;
      await Promise.all(sending);
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
