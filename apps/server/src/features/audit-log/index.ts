export { auditLogFunctions } from './audit-log-functions.ts';
