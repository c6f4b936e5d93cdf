/** What was done at a place. */
export { AuditLogView } from './audit-log-view.tsx';
