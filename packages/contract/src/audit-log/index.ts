export { auditLog } from './audit-log-functions.ts';
