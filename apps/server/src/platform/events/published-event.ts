import type { EventDraft } from '../database/index.ts';

/** An event as it is read back: `(xid, position)` is its place in the order of visibility. */
export interface PublishedEvent extends EventDraft {
  readonly xid: bigint;
  readonly position: number;
}
