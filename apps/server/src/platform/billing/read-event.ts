import type { Stripe } from 'stripe';
import type { Clock } from '../clock/index.ts';
import type { Billing } from './billing.ts';

/** An older signature is refused: it may be a replay. Source: Stripe's own default. */
const toleranceS = 300;

/**
 * The event in a request, if one of our secrets signed exactly these bytes within the tolerance; else null. Parsing and
 * serializing the body would change it, so it has to be passed unchanged.
 */
export function readEvent(
  { stripe, webhookSecrets }: Billing,
  body: Buffer,
  signature: string,
  clock: Clock,
): Stripe.Event | null {
  const receivedAt = clock.now().getTime();
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, toleranceS, undefined, receivedAt);
    } catch {
      // Another secret may match; if none does, it is refused without a reason.
    }
  }
  return null;
}
