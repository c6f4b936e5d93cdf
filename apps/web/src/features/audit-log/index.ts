export { AuditLogView } from './audit-log-view.tsx';
