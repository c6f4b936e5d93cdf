import { beforeFirst, hashOfEntry, type LinkedEntry, type Sha256 } from './audit-log-entry.ts';

/** The length and the last hash of the audit log, stored apart from its entries. */
export interface AuditLogEnd {
  readonly count: number;
  readonly hash: string;
  readonly lastId: string | null;
}

/** The result of verifying an audit log; `firstBroken` is the first entry that is not valid. */
export interface AuditLogCheck {
  readonly entries: number;
  readonly intact: boolean;
  readonly firstBroken: string | null;
}

/** Verification in steps, so that a long audit log is never in memory as a whole. */
export interface AuditLogWalk {
  readonly entries: number;
  readonly hash: string;
  readonly firstBroken: string | null;
}

export const startOfAuditLog: AuditLogWalk = { entries: 0, hash: beforeFirst, firstBroken: null };

/**
 * Hashes known from elsewhere, by position: a chain that was linked again is valid in itself, but does not match them.
 */
export type KnownHashes = ReadonlyMap<number, string>;

const nothingKnown: KnownHashes = new Map();

/** Verifies the next entry, in the order of positions; `proven` says whether its signature is known to be ours. */
export function walkOn(
  walk: AuditLogWalk,
  entry: LinkedEntry,
  sha256: Sha256,
  { known = nothingKnown, proven = true }: { readonly known?: KnownHashes; readonly proven?: boolean } = {},
): AuditLogWalk {
  const position = walk.entries + 1;
  const isLinked =
    entry.position === position && entry.hash === hashOfEntry(entry, position, walk.hash, sha256);
  const holds = proven && isLinked && (known.get(position) ?? entry.hash) === entry.hash;
  return {
    entries: position,
    hash: entry.hash,
    firstBroken: walk.firstBroken ?? (holds ? null : entry.id),
  };
}

/**
 * Compares the last entry with where the audit log should end, and with the furthest end that is known from elsewhere:
 * a truncated audit log is reported by its missing last entry.
 */
export function endWalk(walk: AuditLogWalk, end: AuditLogEnd, furthest: AuditLogEnd = end): AuditLogCheck {
  const reaches = walk.entries === end.count && walk.hash === end.hash;
  const missing = walk.entries < furthest.count ? furthest : reaches ? null : end;
  const firstBroken = walk.firstBroken ?? (missing && (missing.lastId ?? 'start'));
  return { entries: walk.entries, intact: firstBroken === null, firstBroken };
}

/** Verifies a whole audit log at once. */
export function checkAuditLog(
  entries: readonly LinkedEntry[],
  end: AuditLogEnd,
  sha256: Sha256,
): AuditLogCheck {
  return endWalk(
    entries.reduce((walk, entry) => walkOn(walk, entry, sha256), startOfAuditLog),
    end,
  );
}
