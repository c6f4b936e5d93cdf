import type { Stripe } from 'stripe';

/** The payment provider: Stripe, or the sandbox with the same API. */
export interface Billing {
  readonly stripe: Stripe;
  /** What Business Connect is sold as there. */
  readonly priceId: string;
  /** Any of these may have signed an event. */
  readonly webhookSecrets: readonly string[];
}
