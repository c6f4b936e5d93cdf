import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Topic } from './outbox.table.ts';
import type { ReadStatement } from './read-statement.ts';
import type { StatementAnswers, Statements } from './send-together.ts';
import type { DatabaseProblem, PlaceholderValues, WritePart } from './write-part.ts';

/** Anything that can run a query: the pool, or a transaction. */
export type Database = NodePgDatabase;

/** A transaction. Events published in it become visible with it, or not at all. */
export interface Tx {
  readonly db: Database;
  /**
   * With a condition, the event is published only if the condition is true after everything else in the transaction.
   */
  publish<Payload extends object>(
    event: { topic: Topic<Payload>; payload: NoInfer<Payload> },
    onlyIf?: SQL,
  ): void;
  /**
   * A statement whose answer the work does not need: it is sent with the commit, in the order of these calls and before
   * the events. If it fails, the transaction fails with its error.
   */
  atCommit(statement: (db: Database) => Promise<unknown>): void;
  /**
   * The same for a part of a statement. Where all that waits for the commit are parts, they are sent as one statement,
   * in which no part sees what another one changes. `refuse` receives what the database refused in this part.
   */
  write(part: WritePart, values: PlaceholderValues, refuse?: (problem: DatabaseProblem) => never): void;
}

export interface Store {
  /** For single statements and reads. */
  readonly db: Database;
  readonly pool: pg.Pool;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Sends statements that do not depend on each other in one round trip, as one transaction. Each function sends
   * exactly one; null stands for one that is not needed.
   */
  together<S extends Statements>(begin: (db: Database) => readonly [...S]): Promise<StatementAnswers<S>>;
  /** Sends one statement that is written once; answers with its rows, or how many rows it wrote. */
  run<Row>(
    statement: ReadStatement<Row>,
    values: PlaceholderValues,
  ): Promise<{ readonly rows: readonly Row[]; readonly rowCount: number }>;
  /** A connection of its own, outside the pool and not through a pooler; the caller closes it. */
  connectAlone(limits?: AloneLimits): Promise<pg.Client>;
  /** Called after each commit that published something. */
  onPublished: () => void;
  close(): Promise<void>;
}

/** How long a connection outside the pool waits for an answer; 2 s by default, null without limit. */
export interface AloneLimits {
  readonly answerWithinMs: number | null;
}
