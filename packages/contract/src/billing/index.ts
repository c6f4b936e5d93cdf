/** Subscriptions and their invoices. */
export { invoice, subscription } from './billing.ts';
/** The functions of billing. */
export { billing } from './billing-functions.ts';
