export type { Billing } from './billing.ts';
export { createStripe } from './create-stripe.ts';
export { webhookRoutes } from './webhook-routes.ts';
