import { z } from 'zod';
import { empty, idempotencyKey, listOf, paging, unary } from '../define/index.ts';
import { invoice, returnUrl, subscription } from './billing.ts';

const destination = z.strictObject({ url: z.string() });

export const billing = {
  createCheckoutSession: unary(
    z.strictObject({
      tier: z.literal('business', 'Expected business: the only tier that is sold.'),
      successUrl: returnUrl,
      cancelUrl: returnUrl,
      idempotencyKey: idempotencyKey.optional(),
    }),
    destination,
  ),
  createPortalSession: unary(z.strictObject({ returnUrl }), destination),
  getSubscription: unary(empty, subscription),
  listInvoices: unary(z.strictObject(paging), listOf(invoice)),
};
