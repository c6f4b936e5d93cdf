import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { atMostEvery, type Log } from '../telemetry/index.ts';
import { applicationName } from './embedded/index.ts';
import { guardAnswers } from './guard-answers.ts';
import { PreparingClient } from './preparing-client.ts';
import type { ReadStatement } from './read-statement.ts';
import { type StatementAnswers, type Statements, send } from './send-together.ts';
import type { StatementAnswer } from './statement-batch.ts';
import type { AloneLimits, Database, Store } from './store.ts';
import { callTimeLimits, limitsOfTransaction, ownTimeLimits } from './time-limits.ts';
import { lineOn, runTransaction } from './transaction.ts';
import type { PlaceholderValues } from './write-part.ts';

// Calendar dates stay text: the driver would convert them to midnight in the server's own time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface DatabaseOptions {
  /** How many connections the pool opens at most. */
  readonly poolSize?: number;
  /**
   * The direct address of the database, if `url` is that of a pooler that gives each transaction another connection.
   * Statements are then sent unprepared, and limits are set in each transaction.
   */
  readonly directUrl?: string | undefined;
}

/**
 * Opens a pool on a postgres:// address. A lost connection is logged and replaced, never fatal. An address that may
 * change (of an embedded database that was restarted) is read again for each new connection.
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
    // The last server to stop also stops an embedded cluster; this connection shows that an idle server is still
    // running.
    min: 1,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A server behind a moved address, or one that uses much memory, is left within an hour.
    maxLifetimeSeconds: 3_600,
    ...(directUrl === undefined ? callTimeLimits : ownTimeLimits),
  });
  logLosses(pool, log);
  leaveSilentServer(pool);
  const begin = directUrl === undefined ? ['begin'] : ['begin', ...limitsOfTransaction];
  const store: Store = {
    db: drizzle({ client: pool }),
    pool,
    onPublished: () => {},
    transaction: (work) => runTransaction(store, begin, work),
    together: (statements) => sendTogether(pool, statements),
    run: (statement, values) => runOne(pool, statement, values),
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

/** A connection outside the pool, for one that stays open: a full pool must not prevent its reconnection. */
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
  guardAnswers(client);
  // Without a listener a lost connection would end the process; the caller receives 'end'.
  client.on('error', () => {});
  await client.connect();
  return client;
}

function logLosses(pool: pg.Pool, log: Log): void {
  const sayLost = atMostEvery(10_000, (times, reason: string) =>
    log.warn({ reason, times }, 'database connection lost'),
  );
  pool.on('error', (problem) => sayLost(problem.message));
  // The pool handles errors only while a connection is idle. A connection lost while in use fails the next query on it;
  // without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
}

/** How long an unresponsive database may delay the shutdown. */
const farewellMs = 3_000;

async function endPool(pool: pg.Pool): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, farewellMs).unref());
  await Promise.race([pool.end(), late]);
}

/**
 * Once the database stops responding on one connection, the idle ones are closed as well: they lead to the same server,
 * and each would cost the next call the full wait. New connections are refused or answered within their own, shorter
 * limit.
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

async function sendTogether<S extends Statements>(
  pool: pg.Pool,
  begin: (db: Database) => readonly [...S],
): Promise<StatementAnswers<S>> {
  const client = await pool.connect();
  try {
    const { entries, answers } = await lineOn(client).recorder.record<S>(begin);
    await send(client, entries);
    return await answers;
  } finally {
    client.release();
  }
}

async function runOne<Row>(
  pool: pg.Pool,
  { statement, rowOf }: ReadStatement<Row>,
  given: PlaceholderValues,
) {
  const { text, valuesOf } = statement();
  const values = valuesOf(given);
  const { promise, resolve, reject } = Promise.withResolvers<StatementAnswer>();
  const client = await pool.connect();
  try {
    const entry = { statement: { text, rowMode: 'array' }, values, resolve, reject };
    promise.catch(() => {});
    const problem = await send(client, [entry]);
    if (problem) throw problem;
    const answer = await promise;
    return { rows: (answer.rows as unknown[][]).map(rowOf), rowCount: answer.rowCount };
  } finally {
    client.release();
  }
}
