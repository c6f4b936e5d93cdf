export {
  type AuditedCall,
  appendByProduct,
  appendEntry,
  enterEntry,
  logKeyUse,
  logRecordView,
} from './append-entry.ts';
export { followAudit, linkTrails } from './audit-jobs.ts';
export type { EntryServices } from './entry-mac.ts';
export { linkEntries } from './link-entries.ts';
export { signLogsAgain } from './sign-logs-again.ts';
export { type LogCheck, verifyAuditLog } from './verify-audit-log.ts';
