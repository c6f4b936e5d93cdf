import { calendarDateIn } from '@clearpaw/domain';
import type { ListedAuditEntry } from './listed-entry.ts';

/** Entries one after another by the same actor, with the same action, about the same subject. */
export type AuditRun = readonly [ListedAuditEntry, ...ListedAuditEntry[]];

export interface AuditDay {
  /** `YYYY-MM-DD` in the reader's time zone. */
  readonly day: string;
  readonly runs: readonly AuditRun[];
}

/** Entries by day, in their order; repetitions are one run, so that ten views of a pet take one line. */
export function groupEntries(entries: readonly ListedAuditEntry[], timeZone: string): readonly AuditDay[] {
  const days: { day: string; runs: [ListedAuditEntry, ...ListedAuditEntry[]][] }[] = [];
  for (const entry of entries) {
    const day = calendarDateIn(Date.parse(entry.at), timeZone);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, runs: [] };
      days.push(last);
    }
    const run = last.runs.at(-1);
    if (run && isSame(run[0], entry)) run.push(entry);
    else last.runs.push([entry]);
  }
  return days;
}

function isSame(a: ListedAuditEntry, b: ListedAuditEntry): boolean {
  return (
    a.action === b.action &&
    a.actor.kind === b.actor.kind &&
    a.actor.uid === b.actor.uid &&
    a.actor.name === b.actor.name &&
    a.subject.kind === b.subject.kind &&
    a.subject.id === b.subject.id
  );
}
