/** The functions of the trail: what was done in a business. */
export { auditLog } from './audit-log-functions.ts';
