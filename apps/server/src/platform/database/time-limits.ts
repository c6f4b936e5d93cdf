import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PreparingClient } from './preparing-client.ts';

/**
 * Every call is answered within ten seconds, whatever the database does: it waits this long for a connection, for a
 * lock and for a statement, and then answers that the service is unavailable. The database enforces the first three
 * limits; the last one is ours, for a database that stops responding.
 */
export const callTimeLimits = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 5_500,
} as const;

/** The limits that we enforce ourselves: a pooler accepts no settings when a connection begins. */
export const ownTimeLimits = {
  connectionTimeoutMillis: callTimeLimits.connectionTimeoutMillis,
  query_timeout: callTimeLimits.query_timeout,
} as const;

const { lock_timeout, statement_timeout, idle_in_transaction_session_timeout } = callTimeLimits;

/** The database's limits for one transaction, if they could not be set for the connection. */
export const limitsOfTransaction = Object.entries({
  lock_timeout,
  statement_timeout,
  idle_in_transaction_session_timeout,
}).map(([name, ms]) => `set local ${name} = ${ms}`);

/** The server's own limit applies first wherever the server can be reached. */
const marginMs = 500;

const clients = new WeakMap<NodePgDatabase, unknown>();

/** Stores the connection on which a transaction runs. */
export function noteConnection(db: NodePgDatabase, client: unknown): void {
  clients.set(db, client);
}

/**
 * Allows the statements of this transaction to run, and to wait for locks, longer than those of an ordinary call. For
 * work that grows with the size of an account, and for work at the start.
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
