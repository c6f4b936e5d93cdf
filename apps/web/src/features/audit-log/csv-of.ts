import { toCsv } from '../../platform/downloads/index.ts';
import type { ListedAuditEntry } from './listed-entry.ts';

const columns = [
  'place',
  'at',
  'actor',
  'uid',
  'name',
  'action',
  'subject',
  'subjectId',
  'id',
  'hash',
  'about',
];

/** The audit log as a table for other programs. */
export function auditLogCsv(entries: readonly ListedAuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.place,
    entry.at,
    entry.actor.kind,
    entry.actor.uid ?? '',
    entry.actor.name ?? '',
    entry.action,
    entry.subject.kind,
    entry.subject.id,
    entry.id,
    entry.hash,
    entry.subject.name ?? '',
  ]);
  return toCsv(columns, rows);
}
