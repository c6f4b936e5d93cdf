import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type AuditLogEntry,
  auditSubjects,
  beforeFirst,
  hashOfEntry,
  type LinkedEntry,
} from './audit-log-entry.ts';
import { type AuditLogEnd, checkAuditLog } from './check-audit-log.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const runs = Number(process.env.LAW_RUNS ?? 2_000);

/** The same numbers for the same seed, so that a failure can be repeated. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function link(drafts: readonly AuditLogEntry[]): { entries: LinkedEntry[]; end: AuditLogEnd } {
  const entries: LinkedEntry[] = [];
  for (const draft of drafts) {
    const position = entries.length + 1;
    const hash = hashOfEntry(draft, position, entries.at(-1)?.hash ?? beforeFirst, sha256);
    entries.push({ ...draft, position, hash });
  }
  const last = entries.at(-1);
  return {
    entries,
    end: { count: entries.length, hash: last?.hash ?? beforeFirst, lastId: last?.id ?? null },
  };
}

function drafts(count: number): AuditLogEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    businessId: 'b',
    id: `entry-${index}`,
    at: `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}.000Z`,
    actorKind: index % 3 === 0 ? ('owner' as const) : ('member' as const),
    actorRef: index % 5 === 0 ? null : `ref-${index % 4}`,
    action: ['scanBadge', 'checkIn', 'connectPet'][index % 3] ?? '',
    subjectKind: auditSubjects[index % auditSubjects.length] ?? 'pet',
    subjectId: `subject-${index % 7}`,
  }));
}

const whole = link(drafts(40));
const texts = ['businessId', 'id', 'at', 'actorKind', 'action', 'subjectKind', 'subjectId', 'hash'] as const;
type Tampering = { entries: LinkedEntry[]; broken: string };

const tamperings: readonly ((rng: () => number) => Tampering)[] = [
  function change(rng) {
    const at = Math.floor(rng() * whole.entries.length);
    const field = texts[Math.floor(rng() * texts.length)] ?? 'at';
    const entries = whole.entries.map((entry, index) =>
      index === at ? { ...entry, [field]: `${entry[field]}x` } : entry,
    );
    return { entries: entries as LinkedEntry[], broken: entries[at]?.id ?? '' };
  },
  function forget(rng) {
    const at = Math.floor(rng() * whole.entries.length);
    const entries = whole.entries.toSpliced(at, 1);
    return { entries, broken: entries[at]?.id ?? whole.end.lastId ?? '' };
  },
  function insert(rng) {
    const at = Math.floor(rng() * (whole.entries.length + 1));
    const before = whole.entries[at - 1]?.hash ?? beforeFirst;
    const draft = { ...(drafts(1)[0] as AuditLogEntry), id: 'slipped-in' };
    const hash = hashOfEntry(draft, at + 1, before, sha256);
    const entries = whole.entries.toSpliced(at, 0, { ...draft, position: at + 1, hash });
    // A well-formed entry inserted in the middle is valid itself: the one after it is the first invalid one.
    return { entries, broken: entries[at + 1]?.id ?? whole.end.lastId ?? '' };
  },
  function swap(rng) {
    const at = Math.floor(rng() * (whole.entries.length - 1));
    const to = at + 1 + Math.floor(rng() * (whole.entries.length - 1 - at));
    const [a, b] = [whole.entries[at] as LinkedEntry, whole.entries[to] as LinkedEntry];
    return { entries: whole.entries.with(at, b).with(to, a), broken: b.id };
  },
  function truncate(rng) {
    const length = Math.floor(rng() * whole.entries.length);
    return { entries: whole.entries.slice(0, length), broken: whole.end.lastId ?? '' };
  },
];

test('an unchanged audit log is valid', () => {
  expect(checkAuditLog(whole.entries, whole.end, sha256)).toEqual({
    entries: 40,
    intact: true,
    firstBroken: null,
  });
  expect(checkAuditLog([], { count: 0, hash: beforeFirst, lastId: null }, sha256).intact).toBe(true);
});

// The full count of the campaign takes longer than a test usually may.
test(`each of ${runs} random tamperings is found, and the first broken entry named`, {
  timeout: 300_000,
}, () => {
  const rng = numbersFrom(20_261_121);
  const missed: unknown[] = [];
  for (let run = 0; run < runs; run++) {
    const tamper = tamperings[run % tamperings.length] as (rng: () => number) => Tampering;
    const { entries, broken } = tamper(rng);
    const found = checkAuditLog(entries, whole.end, sha256);
    if (found.intact || found.firstBroken !== broken) missed.push([tamper.name, broken, found]);
  }
  expect(missed).toEqual([]);
});

test('moving a character from one field to the next changes the hash', () => {
  const [draft] = drafts(1) as [AuditLogEntry];
  const moved = { ...draft, action: `${draft.action}p`, subjectKind: 'et' as 'pet' };
  expect(hashOfEntry({ ...draft, subjectKind: 'pet' }, 1, beforeFirst, sha256)).not.toBe(
    hashOfEntry(moved, 1, beforeFirst, sha256),
  );
});
