/** The functions of confirmations. */
export { confirmations } from './confirmation-functions.ts';
