/** The subject of an entry; `id` is the id of one of our rows, never of a person. */
export const auditSubjects = [
  'business',
  'requirements',
  'pet',
  'connection',
  'check-in',
  'vaccination',
  'member',
  'invitation',
  'waiver',
  'signature',
  'visit',
  'incident',
  'api-key',
  'app',
  'webhook',
  'customer',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Who acted: a member, a pet's owner, the product itself, or a program with an API key, an app that someone connected. */
export const auditActors = ['member', 'owner', 'system', 'api-key', 'app'] as const;
export type AuditActor = (typeof auditActors)[number];

/** One entry as it is hashed. People appear under a pseudonym that only the audit log uses. */
export interface AuditLogEntry {
  readonly businessId: string;
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly actorKind: AuditActor;
  readonly actorRef: string | null;
  readonly action: string;
  readonly subjectKind: AuditSubject;
  readonly subjectId: string;
}

/** An entry with its position: 1 is the first, and the hash covers everything before it. */
export interface LinkedEntry extends AuditLogEntry {
  readonly position: number;
  readonly hash: string;
}

/** Any SHA-256 function of a text that returns lower-case hexadecimal; the domain has none of its own. */
export type Sha256 = (text: string) => string;

/** The hash that comes before the first entry. */
export const beforeFirst = '0'.repeat(64);

/** The content of an entry as one text. Lengths prevent characters from moving from one field to the next unnoticed. */
export function textOfEntry(entry: AuditLogEntry): string {
  return joined([
    entry.businessId,
    entry.id,
    entry.at,
    entry.actorKind,
    entry.actorRef ?? '',
    entry.action,
    entry.subjectKind,
    entry.subjectId,
  ]);
}

function joined(fields: readonly string[]): string {
  return fields.map((field) => `${field.length}:${field}`).join('');
}

/** The hash of an entry that follows `previous`. */
export function hashOfEntry(
  entry: AuditLogEntry,
  position: number,
  previous: string,
  sha256: Sha256,
): string {
  return sha256(joined([previous, String(position)]) + textOfEntry(entry));
}
