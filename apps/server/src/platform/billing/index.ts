/** The money's side: Stripe's client, its events, and the sandbox that stands in for it. */

export type { Billing } from './billing.ts';
/** Finds the way to the money at start. */
export { type OpenBilling, openBilling } from './open-billing.ts';
/** Where the sandbox answers. */
export { sandboxPaths, signEvent } from './sandbox/index.ts';
/** `POST /webhooks/stripe`. */
export { type WebhookParts, webhookRoutes } from './webhook-routes.ts';
