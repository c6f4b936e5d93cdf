import { subscriptionStatuses } from '@clearpaw/domain';
import { z } from 'zod';
import { instant } from '../define/index.ts';

/** Where the browser goes next; the server accepts only addresses of its own origin. */
export const returnUrl = z.url({ protocol: /^https?$/, error: 'Expected an http(s) address.' }).max(2_000);

/** The state of the caller's own subscription, as last reported by the payment provider. */
export const subscription = z.strictObject({
  /** Null if there never was a subscription. */
  status: z.enum(subscriptionStatuses).nullable(),
  /** The subscription ends with the period that is paid for. */
  cancelsAtEnd: z.boolean(),
  /** When the card is charged next; null if it will not be charged. */
  nextPaymentAt: instant.nullable(),
  /** In minor units per month. */
  price: z.strictObject({ amount: z.int(), currency: z.string() }).nullable(),
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  /** Whether the payment provider has a customer whose billing can be managed. */
  manageable: z.boolean(),
  /** The number of members of all businesses that this subscription pays for, including the caller. */
  people: z.int(),
});

export const invoice = z.strictObject({
  id: z.string(),
  number: z.string().nullable(),
  issuedAt: instant,
  /** In minor units. */
  total: z.int(),
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** A page on which the invoice can be read or downloaded; null if there is none. */
  url: z.string().nullable(),
});
