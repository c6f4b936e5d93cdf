export { billingFunctions } from './billing-functions.ts';
export { billingJobs, cancelAtStripe } from './billing-jobs.ts';
export { findPersonByEmail, grantManually, revokeManually } from './grant.ts';
export { receiveEvent } from './receive-event.ts';
export { reconcile } from './reconcile.ts';
export { subscribeDemoBusiness } from './subscribe-demo-business.ts';
export { watchLapses } from './watch-lapses.ts';
