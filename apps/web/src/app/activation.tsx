import { ActivationPanel } from '../features/billing/index.ts';

/** The panel shown after a payment, in a separate chunk. */
export default ActivationPanel;
