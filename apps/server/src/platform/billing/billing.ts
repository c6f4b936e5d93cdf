import type { Stripe } from 'stripe';

/** The payment provider: Stripe, or the sandbox with the same API. */
export interface Billing {
  readonly stripe: Stripe;
  /** The price of Business Connect at the provider. */
  readonly priceId: string;
  /** Any of these may have signed an event. */
  readonly webhookSecrets: readonly string[];
}
