import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { atMostEvery, type Log } from '../telemetry/index.ts';
import { beginCollecting, endCollecting } from './after-commit.ts';
import { applicationName } from './embedded/index.ts';
import { type EventDraft, eventTable, type Topic } from './outbox.table.ts';
import { preparedOnce } from './prepared-once.ts';
import { PreparingClient } from './preparing-client.ts';
import {
  callTimeLimits,
  endAllowance,
  limitsOfTransaction,
  noteConnection,
  ownTimeLimits,
} from './time-limits.ts';

// Calendar dates stay text: the driver would turn them into midnight in the server's own time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Anything that can run a query: the pool, or a transaction. */
export type Database = NodePgDatabase;

/** A transaction. Events published in it become visible with it, or not at all. */
export interface Tx {
  readonly db: Database;
  publish<Payload extends object>(event: { topic: Topic<Payload>; payload: NoInfer<Payload> }): void;
}

export interface Store {
  /** For single statements and reads. */
  readonly db: Database;
  readonly pool: pg.Pool;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A connection of its own, outside the pool and past any pooler; the caller closes it. */
  connectAlone(limits?: AloneLimits): Promise<pg.Client>;
  /** Called after each commit that published something. */
  onPublished: () => void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** How many connections the pool opens at most. */
  readonly poolSize?: number;
  /**
   * The database itself, where the address leads to a pooler that gives each transaction another connection. Statements
   * are then sent unprepared, and limits are set in each transaction.
   */
  readonly directUrl?: string | undefined;
}

/** How long a connection outside the pool waits for an answer; 2 s unless told, null without end. */
interface AloneLimits {
  readonly answerWithinMs: number | null;
}

/**
 * Opens a pool on a postgres:// address. A lost connection is logged and replaced, never fatal. An address that may
 * change (an embedded database that was started again) is asked for at each new connection.
 */
export function openDatabase(
  address: string | (() => string),
  log: Log,
  { poolSize = 20, directUrl }: DatabaseOptions = {},
): Store {
  const currentAddress = typeof address === 'string' ? () => address : address;
  const pool = new pg.Pool({
    Client: clientFor(currentAddress, directUrl === undefined),
    application_name: applicationName,
    max: poolSize,
    // The last server out stops an embedded cluster; by this connection an idle one is still seen to be there.
    min: 1,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A server behind a moved address, or one that has grown large, is left within the hour.
    maxLifetimeSeconds: 3_600,
    ...(directUrl === undefined ? callTimeLimits : ownTimeLimits),
  });
  logLosses(pool, log);
  leaveSilentServer(pool);
  const begin = directUrl === undefined ? 'begin' : `begin; ${limitsOfTransaction}`;
  const store: Store = {
    db: drizzle({ client: pool }),
    pool,
    onPublished: () => {},
    transaction: (work) => runTransaction(store, begin, work),
    connectAlone: (limits) => connectAlone(directUrl ?? currentAddress(), limits),
    close: () => endPool(pool),
  };
  return store;
}

function clientFor(address: () => string, prepares: boolean) {
  return class extends PreparingClient {
    protected override readonly prepares = prepares;

    constructor(options: pg.ClientConfig = {}) {
      super({ ...options, connectionString: address() });
    }
  };
}

/** A connection outside the pool, for one that stays open: a full pool must not keep it from coming back. */
async function connectAlone(
  connectionString: string,
  { answerWithinMs }: AloneLimits = { answerWithinMs: 2_000 },
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: 2_000,
    ...(answerWithinMs !== null && { query_timeout: answerWithinMs }),
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process; the caller gets 'end'.
  client.on('error', () => {});
  await client.connect();
  return client;
}

function logLosses(pool: pg.Pool, log: Log): void {
  const sayLost = atMostEvery(10_000, (times, reason: string) =>
    log.warn({ reason, times }, 'database connection lost'),
  );
  pool.on('error', (problem) => sayLost(problem.message));
  // The pool listens only while a connection is idle. Lost while in use, it fails the next query on it; without a
  // listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
}

/** How long a database that does not answer may delay the shutdown. */
const farewellMs = 3_000;

async function endPool(pool: pg.Pool): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, farewellMs).unref());
  await Promise.race([pool.end(), late]);
}

/**
 * Once the database falls silent on one connection, the idle ones are closed as well: they lead to the same server, and
 * each would cost the next call the full wait. New ones are refused or answered within their own, shorter limit.
 */
function leaveSilentServer(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (_, client) => idle.add(client));
  pool.on('connect', (client) => {
    client.on('silent' as 'end', () => {
      for (const other of idle) other.connection.stream.destroy();
    });
  });
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
  noteConnection(known, client);
  return known;
}

async function runTransaction<T>(store: Store, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await store.pool.connect();
  const db = databaseOn(client);
  const drafts: EventDraft[] = [];
  let broken = false;
  try {
    await client.query(begin);
    const committed = beginCollecting(db);
    const result = await work({ db, publish: (event) => drafts.push(event) });
    for (const draft of drafts) await enterEvent(db).execute({ ...draft });
    await client.query('commit');
    committed();
    if (drafts.length > 0) store.onPublished();
    return result;
  } catch (problem) {
    // A connection that cannot even roll back is not given to anyone else.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw problem;
  } finally {
    endCollecting(db);
    endAllowance(client);
    client.release(broken);
  }
}
