/** The functions of the audit log. */
export { auditLogFunctions } from './audit-log-functions.ts';
