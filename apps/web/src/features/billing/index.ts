export { ActivationPanel } from './activation-panel.tsx';
export { BillingView } from './billing-view.tsx';
export { concernsBilling } from './concerns-billing.ts';
export { StartTrial } from './start-trial.tsx';
