import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../telemetry/index.ts';
import { applicationName } from './embedded/index.ts';
import { type EventDraft, eventTable } from './outbox.table.ts';

// Calendar dates stay text: the driver would turn them into midnight in the server's own time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Anything that can run a query: the pool, or a transaction. */
export type Database = NodePgDatabase;

/** A transaction. Events published in it become visible with it, or not at all. */
export interface Tx {
  readonly db: Database;
  publish(event: EventDraft): void;
}

export interface Store {
  /** For single statements and reads. */
  readonly db: Database;
  readonly pool: pg.Pool;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Called after each commit that published something. */
  onPublished: () => void;
  close(): Promise<void>;
}

/** Opens a pool on a postgres:// address. A lost connection is logged and replaced, never fatal. */
export function openDatabase(url: string, log: Log): Store {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: 20,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', (problem) => log.warn({ reason: problem.message }, 'database connection lost'));
  const db = drizzle({ client: pool });
  const store: Store = {
    db,
    pool,
    onPublished: () => {},
    transaction: (work) => runTransaction(store, work),
    close: () => pool.end(),
  };
  return store;
}

async function runTransaction<T>(store: Store, work: (tx: Tx) => Promise<T>): Promise<T> {
  const drafts: EventDraft[] = [];
  const result = await store.db.transaction(async (db) => {
    const done = await work({ db, publish: (event) => drafts.push(event) });
    if (drafts.length > 0) await db.insert(eventTable).values(drafts);
    return done;
  });
  if (drafts.length > 0) store.onPublished();
  return result;
}
