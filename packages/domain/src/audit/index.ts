/** Hashing and verifying the audit log. */

export {
  type AuditActor,
  type AuditLogEntry,
  type AuditSubject,
  auditActors,
  auditSubjects,
  beforeFirst,
  hashOfEntry,
  type LinkedEntry,
  type Sha256,
  textOfEntry,
} from './audit-log-entry.ts';
export {
  type AuditLogCheck,
  type AuditLogEnd,
  type AuditLogWalk,
  checkAuditLog,
  endWalk,
  type KnownHashes,
  startOfAuditLog,
  walkOn,
} from './check-audit-log.ts';
