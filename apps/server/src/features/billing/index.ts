/** The functions of billing. */
export { billingFunctions } from './billing-functions.ts';
/** The daily comparison with Stripe, and ending a subscription there for anyone who leaves. */
export { billingJobs, cancelAtStripe } from './billing-jobs.ts';
/** What operators give and take by hand. */
export { findPersonByEmail, grantManually, revokeManually } from './grant.ts';
/** Works a verified event in. */
export { receiveEvent } from './receive-event.ts';
/** Compares Stripe with what is kept here. */
export { reconcile } from './reconcile.ts';
/** Pays for the demo business in the sandbox. */
export { subscribeDemoBusiness } from './subscribe-demo-business.ts';
/** Access that ends by time, written down within about a second. */
export { watchLapses } from './watch-lapses.ts';
