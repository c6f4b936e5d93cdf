/** The state of a sandbox customer and the events that change it: pure functions on values. */

export { completeCheckout } from './complete-checkout.ts';
export {
  type Changed,
  type Checkout,
  customerOf,
  type Invoice,
  type Ledger,
  type LedgerEvent,
  nextId,
  type Portal,
  type Price,
  replace,
  runningSubscription,
  type SandboxSubscription,
} from './ledger.ts';
export { advance, cancel, cancelAtOnce, changeCard, refund, resume } from './manage.ts';
export { dueAt, settle } from './settle.ts';
