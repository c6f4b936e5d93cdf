import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';

/** The transactions that a read could see. */
export interface Snapshot {
  sees(xid: bigint): boolean;
}

/**
 * Reads the snapshot of the running transaction. Inside REPEATABLE READ it is the snapshot of every other read there,
 * so that "the state, then the events after it" neither misses nor repeats anything.
 */
export async function readSnapshot(db: Database): Promise<Snapshot> {
  const result = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`);
  return parseSnapshot(result.rows[0]?.snapshot ?? '0:0:');
}

/** The text form is `xmin:xmax:running,running,…`. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', list = ''] = text.split(':');
  const running = new Set(list.split(',').filter(Boolean));
  return {
    sees: (xid) => xid < BigInt(xmin) || (xid < BigInt(xmax) && !running.has(String(xid))),
  };
}
