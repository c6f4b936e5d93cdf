/** Walking along a trail to see whether it holds. */
export {
  checkTrail,
  endWalk,
  type KnownHashes,
  startOfTrail,
  type TrailCheck,
  type TrailEnd,
  type TrailWalk,
  walkOn,
} from './check-trail.ts';
/** What one entry says, and the hash that chains it. */
export {
  type AuditActor,
  type AuditSubject,
  auditActors,
  auditSubjects,
  beforeFirst,
  hashOfEntry,
  type LinkedEntry,
  type Sha256,
  type TrailEntry,
  textOfEntry,
} from './trail-entry.ts';
