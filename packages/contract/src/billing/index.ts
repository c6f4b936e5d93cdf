export { billing } from './billing-functions.ts';
