/** Limits on what one account, address or recipient may use, counted in the database. */

/** Housekeeping. */
export { forgetBudgets } from './budget-jobs.ts';
export { type Budgets, createBudgets, type Limit, type Taken } from './budgets.ts';
/** For what happens often. */
export { LeasedLimit } from './leased-limit.ts';
/** The refusal of what is over its limit. */
export { refuseOver } from './refuse-over.ts';
