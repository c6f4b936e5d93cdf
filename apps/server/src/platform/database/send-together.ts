import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import {
  type Entry,
  NotCarriedOut,
  type SqlStatement,
  type StatementAnswer,
  StatementBatch,
} from './statement-batch.ts';

/** Statements that were created and are not sent yet; null is one that is not needed this time. */
export type Statements = readonly (Promise<unknown> | null)[];

/** The rows of each, in the same order. */
export type StatementAnswers<S extends Statements> = { -readonly [Index in keyof S]: Awaited<S[Index]> };

type Query = (statement: SqlStatement, values: readonly unknown[]) => Promise<StatementAnswer>;

/** A function that sends one statement, by the query builder or as text. */
export type StatementDraft = (db: NodePgDatabase, query: Query) => Promise<unknown>;

export interface RecordedStatements<A> {
  readonly entries: readonly Entry[];
  readonly answers: Promise<A>;
}

/** More ticks than any function takes from its call to the driver. */
const maxTurns = 50;

/** Passed to the query builder in place of a connection; it records what would be sent. */
export class Recorder {
  readonly db: NodePgDatabase;
  readonly #query: Query;
  #entries: Entry[] = [];

  constructor() {
    this.#query = (statement, values = []) =>
      new Promise((resolve, reject) => this.#entries.push({ statement, values, resolve, reject }));
    this.db = drizzle({ client: { query: this.#query } as unknown as pg.PoolClient });
  }

  /** The statements that these functions send: one each, and none waits for another's answer. */
  async record<S extends Statements>(
    begin: (db: NodePgDatabase) => readonly [...S],
  ): Promise<RecordedStatements<StatementAnswers<S>>> {
    this.#entries = [];
    const begun = begin(this.db);
    const answers = settle<S>(begun);
    await this.#waitFor(begun.filter((statement) => statement !== null).length);
    return { entries: this.#entries, answers };
  }

  /** The same in a fixed order: each function is called once the one before it is recorded. */
  async recordInOrder(drafts: readonly StatementDraft[]): Promise<RecordedStatements<unknown[]>> {
    this.#entries = [];
    const begun: Promise<unknown>[] = [];
    for (const [index, draft] of drafts.entries()) {
      // The query builder sends its statement again each time that its own promise is asked.
      const promise = Promise.resolve(draft(this.db, this.#query));
      // The rejection is handled after the other functions have been called.
      promise.catch(() => {});
      begun.push(promise);
      await this.#waitFor(index + 1);
    }
    return { entries: this.#entries, answers: settle<Promise<unknown>[]>(begun) };
  }

  async #waitFor(wanted: number): Promise<void> {
    for (let turn = 0; turn < maxTurns && this.#entries.length < wanted; turn++) await null;
    if (this.#entries.length === wanted) return;
    throw new Error(`${wanted} functions that send one statement each sent ${this.#entries.length}.`);
  }
}

/** Of several failures, throws the one that caused the others. */
async function settle<S extends Statements>(begun: Statements): Promise<StatementAnswers<S>> {
  const settled = await Promise.allSettled(begun);
  const failures = settled.flatMap((item) => (item.status === 'rejected' ? [item.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => !isConsequence(failure)) ?? failures[0];
  return settled.map((item) => (item as PromiseFulfilledResult<unknown>).value) as StatementAnswers<S>;
}

/** The query builder wraps what the driver threw. */
function isConsequence(failure: unknown): boolean {
  return failure instanceof Error && [failure, failure.cause].some((at) => at instanceof NotCarriedOut);
}

/**
 * Writes the statements to the connection at once, between others whose answers do not matter. Each is resolved or
 * rejected separately; returns what made the batch fail.
 */
export function send(
  client: pg.PoolClient,
  entries: readonly Entry[],
  {
    before = [],
    after = [],
  }: { readonly before?: readonly string[]; readonly after?: readonly string[] } = {},
): Promise<Error | null> {
  const all = [...before.map(silent), ...entries, ...after.map(silent)];
  if (all.length === 0) return Promise.resolve(null);
  const named = client instanceof PreparingClient ? all.map((entry) => withName(client, entry)) : all;
  const query = client.query.bind(client) as (batch: object, done: (problem: Error | null) => void) => void;
  return new Promise((resolve) => query(new StatementBatch(named), resolve));
}

function silent(text: string): Entry {
  return { statement: { text }, values: [], resolve: () => {}, reject: () => {} };
}

function withName(client: PreparingClient, entry: Entry): Entry {
  return { ...entry, statement: { ...entry.statement, name: client.nameOf(entry.statement) } };
}

/** A statement together with those that precede it, such as the begin of its transaction. */
export async function sendAfter(
  client: pg.PoolClient,
  before: readonly string[],
  { statement, values }: Pick<Entry, 'statement' | 'values'>,
): Promise<StatementAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<StatementAnswer>();
  const [problem, answer] = await Promise.all([
    send(client, [{ statement, values, resolve, reject }], { before }),
    promise.catch((failure: Error) => failure),
  ]);
  if (answer instanceof Error) throw problem ?? answer;
  return answer;
}
