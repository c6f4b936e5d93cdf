import { ActivationPanel } from '../features/billing/index.ts';

/** The panel after a payment, as a chunk of its own. */
export default ActivationPanel;
