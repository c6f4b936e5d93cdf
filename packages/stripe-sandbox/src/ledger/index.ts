/** What the sandbox keeps of a customer, and what can happen to it: pure, on values. */

/** The form of the checkout page was sent. */
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
/** What the portal page can do, and a refund. */
export { advance, cancel, cancelAtOnce, changeCard, refund, resume } from './manage.ts';
/** What is due on its own, and when next. */
export { dueAt, settle } from './settle.ts';
