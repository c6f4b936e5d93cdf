/** After a payment: being activated, then active. For the landing page. */
export { ActivationNotice } from './activation-notice.tsx';
/** Billing settings. */
export { BillingView } from './billing-view.tsx';
