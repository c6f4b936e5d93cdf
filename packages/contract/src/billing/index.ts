/** The functions of billing. */
export { billing } from './billing-functions.ts';
