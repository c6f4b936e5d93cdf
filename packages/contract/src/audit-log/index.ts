/** The functions of the trail: what was done in a business. */
export { trail } from './audit-log-functions.ts';
