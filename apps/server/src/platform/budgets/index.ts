/** Limits on what one account, address or recipient may use, counted in the database. */

export { forgetBudgets } from './budget-jobs.ts';
export { type Budgets, createBudgets, type Limit, type Taken } from './budgets.ts';
export { LeasedLimit } from './leased-limit.ts';
export { refuseOver } from './refuse-over.ts';
