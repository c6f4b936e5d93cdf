import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkTrail, type TrailEnd } from './check-trail.ts';
import { auditSubjects, beforeFirst, hashOfEntry, type LinkedEntry, type TrailEntry } from './trail-entry.ts';

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

function link(drafts: readonly TrailEntry[]): { entries: LinkedEntry[]; end: TrailEnd } {
  const entries: LinkedEntry[] = [];
  for (const draft of drafts) {
    const place = entries.length + 1;
    const hash = hashOfEntry(draft, place, entries.at(-1)?.hash ?? beforeFirst, sha256);
    entries.push({ ...draft, place, hash });
  }
  const last = entries.at(-1);
  return {
    entries,
    end: { count: entries.length, hash: last?.hash ?? beforeFirst, lastId: last?.id ?? null },
  };
}

function drafts(count: number): TrailEntry[] {
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

const tamperings: readonly ((chance: () => number) => Tampering)[] = [
  function change(chance) {
    const at = Math.floor(chance() * whole.entries.length);
    const field = texts[Math.floor(chance() * texts.length)] ?? 'at';
    const entries = whole.entries.map((entry, index) =>
      index === at ? { ...entry, [field]: `${entry[field]}x` } : entry,
    );
    return { entries: entries as LinkedEntry[], broken: entries[at]?.id ?? '' };
  },
  function forget(chance) {
    const at = Math.floor(chance() * whole.entries.length);
    const entries = whole.entries.toSpliced(at, 1);
    return { entries, broken: entries[at]?.id ?? whole.end.lastId ?? '' };
  },
  function insert(chance) {
    const at = Math.floor(chance() * (whole.entries.length + 1));
    const before = whole.entries[at - 1]?.hash ?? beforeFirst;
    const draft = { ...(drafts(1)[0] as TrailEntry), id: 'slipped-in' };
    const hash = hashOfEntry(draft, at + 1, before, sha256);
    const entries = whole.entries.toSpliced(at, 0, { ...draft, place: at + 1, hash });
    // A well-made entry in the middle holds by itself: the one it pushed aside is the first that does not.
    return { entries, broken: entries[at + 1]?.id ?? whole.end.lastId ?? '' };
  },
  function swap(chance) {
    const at = Math.floor(chance() * (whole.entries.length - 1));
    const to = at + 1 + Math.floor(chance() * (whole.entries.length - 1 - at));
    const [a, b] = [whole.entries[at] as LinkedEntry, whole.entries[to] as LinkedEntry];
    return { entries: whole.entries.with(at, b).with(to, a), broken: b.id };
  },
  function truncate(chance) {
    const length = Math.floor(chance() * whole.entries.length);
    return { entries: whole.entries.slice(0, length), broken: whole.end.lastId ?? '' };
  },
];

test('a trail left alone holds', () => {
  expect(checkTrail(whole.entries, whole.end, sha256)).toEqual({
    entries: 40,
    intact: true,
    firstBroken: null,
  });
  expect(checkTrail([], { count: 0, hash: beforeFirst, lastId: null }, sha256).intact).toBe(true);
});

// The full count of the nightly run takes longer than a test usually may.
test(`each of ${runs} random tamperings is found, and the first broken entry named`, {
  timeout: 300_000,
}, () => {
  const chance = numbersFrom(20_261_121);
  const missed: unknown[] = [];
  for (let run = 0; run < runs; run++) {
    const tamper = tamperings[run % tamperings.length] as (chance: () => number) => Tampering;
    const { entries, broken } = tamper(chance);
    const found = checkTrail(entries, whole.end, sha256);
    if (found.intact || found.firstBroken !== broken) missed.push([tamper.name, broken, found]);
  }
  expect(missed).toEqual([]);
});

test('moving a letter from one field to the next is no way around the hash', () => {
  const [draft] = drafts(1) as [TrailEntry];
  const moved = { ...draft, action: `${draft.action}p`, subjectKind: 'et' as 'pet' };
  expect(hashOfEntry({ ...draft, subjectKind: 'pet' }, 1, beforeFirst, sha256)).not.toBe(
    hashOfEntry(moved, 1, beforeFirst, sha256),
  );
});
