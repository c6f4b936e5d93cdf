/** The money's side: Stripe's client and its events. */

export type { Billing } from './billing.ts';
/** Stripe's official client. */
export { createStripe } from './create-stripe.ts';
/** `POST /webhooks/stripe`. */
export { webhookRoutes } from './webhook-routes.ts';
