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
    { summary: 'Starts a payment for the paid plan and returns the address of the payment page.' },
  ),
  createPortalSession: unary(z.strictObject({ returnUrl }), destination, {
    summary: 'Returns the address where the caller changes the card or cancels the plan.',
  }),
  getSubscription: unary(empty, subscription, {
    summary: "Returns the state of the caller's subscription, its price and its next payment.",
  }),
  listInvoices: unary(z.strictObject(paging), listOf(invoice), {
    summary: "Lists the caller's invoices, newest first.",
  }),
};
