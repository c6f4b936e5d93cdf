/** What was done at a business. */
export { AuditLogView } from './audit-log-view.tsx';
