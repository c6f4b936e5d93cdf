import type { auditLog, InputOf, OutputOf } from '@clearpaw/contract';

export type ListedAuditEntry = OutputOf<typeof auditLog.listAuditEntries>['items'][number];
/** Which entries are asked for; all where nothing is chosen. */
export type AuditFilter = Pick<InputOf<typeof auditLog.listAuditEntries>, 'uid' | 'action' | 'from'>;
