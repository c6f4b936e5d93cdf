import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

const open = new WeakMap<NodePgDatabase, (() => void)[]>();

/** Runs when the transaction on `db` is committed, and never if it is not; outside of a transaction at once. */
export function afterCommit(db: NodePgDatabase, work: () => void): void {
  const waiting = open.get(db);
  if (waiting) waiting.push(work);
  else work();
}

/** Begins to collect what waits for the commit. */
export function beginCollecting(db: NodePgDatabase): () => void {
  const waiting: (() => void)[] = [];
  open.set(db, waiting);
  return () => {
    for (const work of waiting) work();
  };
}

export function endCollecting(db: NodePgDatabase): void {
  open.delete(db);
}
