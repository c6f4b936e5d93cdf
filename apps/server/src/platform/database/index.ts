/** The open database: reads, transactions that publish events, and closing in order. */

/** What a commit is followed by. */
export { afterCommit } from './after-commit.ts';
/** Column shapes shared by every table. */
export { calendarDateColumn, instantColumn } from './columns.ts';
/** PostgreSQL below DATA_DIR. */
export { type EmbeddedCluster, startEmbeddedCluster } from './embedded/index.ts';
/** First results of repeatable writes, by person and key. */
export { idempotencyKeysTable } from './idempotency.table.ts';
/** Answers a repeated write with its first result. */
export {
  firstResult,
  idempotent,
  idempotentAfterDecision,
  identify,
  type KnownAttempt,
  readFirst,
  saveOnce,
} from './idempotent-write.ts';
/** Fields a caller left out leave the row alone. */
export { omitUndefined } from './left-out.ts';
/** A connection that keeps listening. */
export { DatabaseListener } from './listener.ts';
/** Brings the schema up to date; safe when several copies start together. */
export { countMissingMigrations, findNewerMigration, migrate } from './migrate.ts';
export { openDatabase } from './open-database.ts';
/** The outbox: events that become visible with the transaction that caused them. */
export { eventTable, type Topic } from './outbox.table.ts';
/** Keyset pages: the cursor is opaque to the caller. */
export { type Page, pageOf, readCursor } from './page.ts';
/** Statements of the hot paths, built once. */
export { placeholdersFor, preparedOnce } from './prepared-once.ts';
/** Whether the database can be used, before it is. */
export { isPooledByTransaction, waitForDatabase } from './reach-database.ts';
/** The refusal for two conflicting transactions. */
export { databaseRefusalOf, unavailable } from './refusal-of.ts';
/** Several statements in one round trip. */
export type { StatementAnswers, Statements } from './send-together.ts';
/** The open database itself. */
export type { Database, Store, Tx } from './store.ts';
/** Longer limits for work that may take them. */
export { allowSeconds } from './time-limits.ts';
/** Whether a failure says that the database cannot be reached, or that a disk is full. */
export { diskFullMessage, isDiskFull, isUnavailable, reasonOf } from './unavailable.ts';
