import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

const open = new WeakMap<NodePgDatabase, (() => void)[]>();

/**
 * Runs the work when the transaction on `db` is committed, and never if it is rolled back; outside of a transaction at
 * once.
 */
export function afterCommit(db: NodePgDatabase, work: () => void): void {
  const waiting = open.get(db);
  if (waiting) waiting.push(work);
  else work();
}

/** Starts collecting work for the commit. */
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
