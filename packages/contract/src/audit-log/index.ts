/** The functions of the audit log: what was done in a business. */
export { auditLog } from './audit-log-functions.ts';
