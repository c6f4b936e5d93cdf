/** What was done at a place. */
export { AuditLogView } from './trail-view.tsx';
