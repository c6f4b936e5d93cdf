import type { Stripe } from 'stripe';

/** The way to whoever takes the money: Stripe, or the sandbox that speaks like it. */
export interface Billing {
  readonly stripe: Stripe;
  /** What Business Connect is sold as there. */
  readonly priceId: string;
  /** Any of these may have signed an event. */
  readonly webhookSecrets: readonly string[];
}
