/** The functions of the trail. */
export { auditLogFunctions } from './audit-log-functions.ts';
