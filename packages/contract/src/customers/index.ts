export { customers } from './customer-functions.ts';
