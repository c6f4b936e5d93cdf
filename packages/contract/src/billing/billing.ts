import { subscriptionStatuses } from '@clearpaw/domain';
import { z } from 'zod';
import { instant } from '../define/index.ts';

/** Where the browser goes next; the server takes addresses of its own origin only. */
export const returnUrl = z.url({ protocol: /^https?$/, error: 'Expected an http(s) address.' }).max(2_000);

/** How the caller's own subscription is doing, as of the last word from the payment service. */
export const subscription = z.strictObject({
  /** Null where there never was one. */
  status: z.enum(subscriptionStatuses).nullable(),
  /** It ends with the period that is paid for. */
  cancelsAtEnd: z.boolean(),
  /** When the card is charged next; null when it will not be. */
  nextPaymentAt: instant.nullable(),
  /** Minor units a month. */
  price: z.strictObject({ amount: z.int(), currency: z.string() }).nullable(),
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  /** Whether there is a customer whose billing can be managed. */
  manageable: z.boolean(),
  /** Members of all businesses this subscription pays for, the caller included. */
  people: z.int(),
});

export const invoice = z.strictObject({
  id: z.string(),
  number: z.string().nullable(),
  issuedAt: instant,
  /** Minor units. */
  total: z.int(),
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** A page to read or keep it; null where there is none. */
  url: z.string().nullable(),
});
