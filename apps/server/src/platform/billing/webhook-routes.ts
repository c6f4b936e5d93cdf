import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Stripe } from 'stripe';
import type { Clock } from '../clock/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Billing } from './billing.ts';
import { readEvent } from './read-event.ts';

export interface WebhookParts {
  readonly billing: Billing;
  readonly clock: Clock;
  readonly log: Log;
  /** Rejects if the event could not be processed; the sender then tries again later. */
  readonly receive: (event: Stripe.Event) => Promise<void>;
}

const maxBodyBytes = 1024 * 1024;

/** `POST /webhooks/stripe`: the signature is checked on the unchanged bytes. */
export function webhookRoutes({ billing, clock, log, receive }: WebhookParts): Hono {
  const routes = new Hono();
  routes.post('/webhooks/stripe', bodyLimit({ maxSize: maxBodyBytes }), async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer());
    const event = readEvent(billing, body, context.req.header('stripe-signature') ?? '', clock);
    if (!event) {
      log.warn('an event without a valid signature was refused');
      return context.json({ received: false }, 400);
    }
    try {
      await receive(event);
      return context.json({ received: true });
    } catch (problem) {
      const kind = (problem as Error).name;
      log.error({ event: event.id, type: event.type, kind }, 'an event could not be worked in');
      return context.json({ received: false }, 503);
    }
  });
  return routes;
}
