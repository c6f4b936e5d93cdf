import { beforeFirst, hashOfEntry, type LinkedEntry, type Sha256 } from './trail-entry.ts';

/** How long the trail is and where it ends, kept apart from its entries. */
export interface TrailEnd {
  readonly count: number;
  readonly hash: string;
  readonly lastId: string | null;
}

/** What a walk along a trail found; `firstBroken` is the entry at which it first does not hold. */
export interface TrailCheck {
  readonly entries: number;
  readonly intact: boolean;
  readonly firstBroken: string | null;
}

/** A walk in steps, so that a long trail is never held in memory. */
export interface TrailWalk {
  readonly entries: number;
  readonly hash: string;
  readonly firstBroken: string | null;
}

export const startOfTrail: TrailWalk = { entries: 0, hash: beforeFirst, firstBroken: null };

/** The next entry, in the order of places. */
export function walkOn(walk: TrailWalk, entry: LinkedEntry, sha256: Sha256): TrailWalk {
  const place = walk.entries + 1;
  const holds = entry.place === place && entry.hash === hashOfEntry(entry, place, walk.hash, sha256);
  return {
    entries: place,
    hash: entry.hash,
    firstBroken: walk.firstBroken ?? (holds ? null : entry.id),
  };
}

/** The walk's end held against where the trail should end: a trail cut short is named by its missing last entry. */
export function endWalk(walk: TrailWalk, end: TrailEnd): TrailCheck {
  const reaches = walk.entries === end.count && walk.hash === end.hash;
  const firstBroken = walk.firstBroken ?? (reaches ? null : (end.lastId ?? 'start'));
  return { entries: walk.entries, intact: firstBroken === null, firstBroken };
}

/** A whole trail at once. */
export function checkTrail(entries: readonly LinkedEntry[], end: TrailEnd, sha256: Sha256): TrailCheck {
  return endWalk(
    entries.reduce((walk, entry) => walkOn(walk, entry, sha256), startOfTrail),
    end,
  );
}
