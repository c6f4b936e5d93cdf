/** The functions of customers. */
export { customers } from './customer-functions.ts';
