/** Records actions and views in their own transaction. */
export {
  type AuditedCall,
  appendByProduct,
  appendEntry,
  enterEntry,
  logKeyUse,
  logRecordView,
} from './append-entry.ts';
/** Links what waits, and copies the ends of the chains to outside the database. */
export { followAudit, linkTrails } from './audit-jobs.ts';
/** What writing an entry takes. */
export type { EntryServices } from './entry-mac.ts';
/** Links pending entries into the chain. */
export { linkEntries } from './link-entries.ts';
/** Whether a business's audit log is valid. */
export { type LogCheck, verifyAuditLog } from './verify-audit-log.ts';
