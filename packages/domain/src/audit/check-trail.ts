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

/** Hashes that are known from elsewhere, by place: a chain that was linked anew holds in itself, but not to them. */
export type KnownHashes = ReadonlyMap<number, string>;

const nothingKnown: KnownHashes = new Map();

/** The next entry, in the order of places; `proven` says whether its writer is known to be ours. */
export function walkOn(
  walk: TrailWalk,
  entry: LinkedEntry,
  sha256: Sha256,
  { known = nothingKnown, proven = true }: { readonly known?: KnownHashes; readonly proven?: boolean } = {},
): TrailWalk {
  const place = walk.entries + 1;
  const isLinked = entry.place === place && entry.hash === hashOfEntry(entry, place, walk.hash, sha256);
  const holds = proven && isLinked && (known.get(place) ?? entry.hash) === entry.hash;
  return {
    entries: place,
    hash: entry.hash,
    firstBroken: walk.firstBroken ?? (holds ? null : entry.id),
  };
}

/**
 * The walk's end held against where the trail should end, and against the furthest end that is known from elsewhere: a
 * trail cut short is named by its missing last entry.
 */
export function endWalk(walk: TrailWalk, end: TrailEnd, furthest: TrailEnd = end): TrailCheck {
  const reaches = walk.entries === end.count && walk.hash === end.hash;
  const missing = walk.entries < furthest.count ? furthest : reaches ? null : end;
  const firstBroken = walk.firstBroken ?? (missing && (missing.lastId ?? 'start'));
  return { entries: walk.entries, intact: firstBroken === null, firstBroken };
}

/** A whole trail at once. */
export function checkTrail(entries: readonly LinkedEntry[], end: TrailEnd, sha256: Sha256): TrailCheck {
  return endWalk(
    entries.reduce((walk, entry) => walkOn(walk, entry, sha256), startOfTrail),
    end,
  );
}
