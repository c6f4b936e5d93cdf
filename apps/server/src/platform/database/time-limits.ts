import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PreparingClient } from './preparing-client.ts';

/**
 * A call is answered within ten seconds whatever the database does: it waits so long for a connection, for a lock and
 * for a statement, and then says that the service is unavailable. The database enforces the first three limits; the
 * last one is ours, for a database that has fallen silent.
 */
export const callTimeLimits = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 5_500,
} as const;

/** The limits of ours alone: a pooler takes no settings when a connection begins. */
export const ownTimeLimits = {
  connectionTimeoutMillis: callTimeLimits.connectionTimeoutMillis,
  query_timeout: callTimeLimits.query_timeout,
} as const;

const { lock_timeout, statement_timeout, idle_in_transaction_session_timeout } = callTimeLimits;

/** The database's limits for one transaction, where the connection could not be given them. */
export const limitsOfTransaction = Object.entries({
  lock_timeout,
  statement_timeout,
  idle_in_transaction_session_timeout,
}).map(([name, ms]) => `set local ${name} = ${ms}`);

/** The server's own limit speaks first wherever the server can be reached. */
const marginMs = 500;

const clients = new WeakMap<NodePgDatabase, unknown>();

/** Remembers which connection a transaction runs on. */
export function noteConnection(db: NodePgDatabase, client: unknown): void {
  clients.set(db, client);
}

/**
 * Lets the statements of this transaction run, and wait for locks, longer than those of an ordinary call. For work that
 * grows with what an account holds, and for what happens at the start.
 */
export async function allowSeconds(db: NodePgDatabase, seconds: number): Promise<void> {
  const client = clients.get(db);
  if (client instanceof PreparingClient) client.answerWithinMs = seconds * 1_000 + marginMs;
  const limit = sql.raw(`'${Math.ceil(seconds)}s'`);
  await db.execute(sql`set local statement_timeout = ${limit}`);
  await db.execute(sql`set local lock_timeout = ${limit}`);
}

/** The next transaction on this connection has the usual limits again; the database resets its own. */
export function endAllowance(client: unknown): void {
  if (client instanceof PreparingClient) client.answerWithinMs = undefined;
}
