/** The database: reads, transactions that publish events, migrations and idempotent writes. */

export { afterCommit } from './after-commit.ts';
export { calendarDateColumn, instantColumn } from './columns.ts';
export { type EmbeddedCluster, startEmbeddedCluster } from './embedded/index.ts';
export { idempotencyKeysTable } from './idempotency.table.ts';
export {
  firstAsJson,
  firstResult,
  idempotent,
  idempotentAfterDecision,
  identify,
  type KnownAttempt,
  readFirst,
  type StoredResult,
  saveOnce,
} from './idempotent-write.ts';
export { omitUndefined } from './left-out.ts';
export { DatabaseListener } from './listener.ts';
export { countMissingMigrations, findNewerMigration, migrate } from './migrate.ts';
export { openDatabase } from './open-database.ts';
export { eventTable, type Topic } from './outbox.table.ts';
export { type Page, pageOf, readCursor } from './page.ts';
export { placeholdersFor, preparedOnce, writtenOnce } from './prepared-once.ts';
export { isPooledByTransaction, waitForDatabase } from './reach-database.ts';
export { type ReadStatement, readStatement, rowOfJson, writeStatement } from './read-statement.ts';
export { databaseRefusalOf, unavailable } from './refusal-of.ts';
export type { Database, Store, Tx } from './store.ts';
export { allowSeconds } from './time-limits.ts';
export { diskFullMessage, isDiskFull, isUnavailable, reasonOf } from './unavailable.ts';
export { type DatabaseProblem, type PlaceholderValues, writePart } from './write-part.ts';
