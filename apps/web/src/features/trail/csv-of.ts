import type { Entry } from './use-trail-columns.tsx';

const columns = ['place', 'at', 'actor', 'uid', 'name', 'action', 'subject', 'subjectId', 'id', 'hash'];

/** The trail as a table for other programs. A text that a spreadsheet would take for a formula is quoted as text. */
export function csvOf(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => [
    String(entry.place),
    entry.at,
    entry.actor.kind,
    entry.actor.uid ?? '',
    entry.actor.name ?? '',
    entry.action,
    entry.subject.kind,
    entry.subject.id,
    entry.id,
    entry.hash,
  ]);
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
