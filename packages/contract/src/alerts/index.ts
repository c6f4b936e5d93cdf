/** The functions of alerts. */
export { alerts } from './alert-functions.ts';
