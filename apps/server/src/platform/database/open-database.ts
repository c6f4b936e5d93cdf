import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../telemetry/index.ts';
import { applicationName } from './embedded/index.ts';
import { type EventDraft, eventTable } from './outbox.table.ts';
import { preparedOnce } from './prepared-once.ts';
import { PreparingClient } from './preparing-client.ts';

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
    Client: PreparingClient,
    connectionString: url,
    application_name: applicationName,
    max: 20,
    // The last server out stops an embedded cluster; by this connection an idle one is still seen to be there.
    min: 1,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', (problem) => log.warn({ reason: problem.message }, 'database connection lost'));
  // The pool listens only while a connection is idle. Lost in somebody's hands, it fails their next query; without a
  // listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
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

const enterEvent = preparedOnce((db) =>
  db
    .insert(eventTable)
    .values({ topic: sql.placeholder('topic'), payload: sql.placeholder('payload') })
    .prepare('enter_event'),
);

const databases = new WeakMap<pg.PoolClient, Database>();

/** One per connection, so that statements built once for it are found again in its next transaction. */
function databaseOn(client: pg.PoolClient): Database {
  const known = databases.get(client) ?? drizzle({ client });
  databases.set(client, known);
  return known;
}

async function runTransaction<T>(store: Store, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await store.pool.connect();
  const drafts: EventDraft[] = [];
  let broken = false;
  try {
    await client.query('begin');
    const db = databaseOn(client);
    const result = await work({ db, publish: (event) => drafts.push(event) });
    for (const draft of drafts) await enterEvent(db).execute({ ...draft });
    await client.query('commit');
    if (drafts.length > 0) store.onPublished();
    return result;
  } catch (problem) {
    // A connection that cannot even roll back is not given to anybody else.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw problem;
  } finally {
    client.release(broken);
  }
}
