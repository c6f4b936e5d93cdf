import { ActivationNotice } from '../features/billing/index.ts';

/** The notice after a payment, as a chunk of its own. */
export default ActivationNotice;
