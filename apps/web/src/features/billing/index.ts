/** After a payment: being activated, then active. For the landing page. */
export { ActivationPanel } from './activation-panel.tsx';
/** Billing settings. */
export { BillingView } from './billing-view.tsx';
/** Whose plan it is. */
export { concernsBilling } from './concerns-billing.ts';
