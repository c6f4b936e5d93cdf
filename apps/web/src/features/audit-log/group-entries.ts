import { calendarDateIn } from '@clearpaw/domain';
import type { ListedAuditEntry } from './listed-entry.ts';

/** Entries by the same actor, with the same action, about the same subject, each soon after the one before. */
export type AuditRun = readonly [ListedAuditEntry, ...ListedAuditEntry[]];

export interface AuditDay {
  /** `YYYY-MM-DD` in the reader's time zone. */
  readonly day: string;
  readonly runs: readonly AuditRun[];
}

/** Further apart, repetitions are lines of their own. */
const soonMs = 10 * 60_000;

/**
 * Entries by day, in the order of each run's newest; repetitions are one run, so that someone who moves between two
 * pets takes two lines.
 */
export function groupEntries(entries: readonly ListedAuditEntry[], timeZone: string): readonly AuditDay[] {
  const days: { day: string; runs: [ListedAuditEntry, ...ListedAuditEntry[]][] }[] = [];
  for (const entry of entries) {
    const day = calendarDateIn(Date.parse(entry.at), timeZone);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, runs: [] };
      days.push(last);
    }
    const run = last.runs.find((one) => isSame(one[0], entry) && isSoon(one.at(-1) ?? one[0], entry));
    if (run) run.push(entry);
    else last.runs.push([entry]);
  }
  return days;
}

const isSoon = (later: ListedAuditEntry, earlier: ListedAuditEntry): boolean =>
  Date.parse(later.at) - Date.parse(earlier.at) <= soonMs;

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
