/** The functions of billing. */
export { billing } from './billing-functions.ts';
/** Access that ends by time, and the daily comparison with Stripe. */
export { startBillingJobs } from './billing-jobs.ts';
/** What operators give and take by hand. */
export { findPersonByEmail, grantManually, revokeManually } from './grant.ts';
/** Whether somebody would still be charged. */
export { hasRunningPlan } from './has-running-plan.ts';
/** Works a verified event in. */
export { receiveEvent } from './receive-event.ts';
/** Compares Stripe with what is kept here. */
export { reconcile } from './reconcile.ts';
/** Pays for the demo business in the sandbox. */
export { subscribeDemoBusiness } from './subscribe-demo-business.ts';
