import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { beginCollecting, endCollecting } from './after-commit.ts';
import { type EventDraft, eventTable } from './outbox.table.ts';
import { Recorder, type StatementDraft, send, sendAfter } from './send-together.ts';
import type { SqlStatement } from './statement-batch.ts';
import type { Store, Tx } from './store.ts';
import { endAllowance, noteConnection } from './time-limits.ts';
import {
  areCombinable,
  combine,
  type DatabaseProblem,
  type PartToWrite,
  refusedPart,
  writePart,
} from './write-part.ts';

/** One per connection, so that prepared statements are found again in its next transaction. */
class Line {
  readonly db: NodePgDatabase;
  readonly recorder = new Recorder();
  readonly #client: pg.PoolClient;
  /** Statements that have to be sent before the next one. */
  #begin: readonly string[] = [];

  constructor(client: pg.PoolClient) {
    this.#client = client;
    const query = (statement: SqlStatement, values: readonly unknown[]) => this.#query(statement, values);
    this.db = drizzle({ client: { query } as unknown as pg.PoolClient });
    noteConnection(this.db, client);
  }

  /** The transaction begins with its first statement. */
  set begin(begin: readonly string[]) {
    this.#begin = begin;
  }

  get hasBegun(): boolean {
    return this.#begin.length === 0;
  }

  async #query(statement: SqlStatement, values: readonly unknown[]): Promise<unknown> {
    const begin = this.#begin;
    this.#begin = [];
    if (begin.length === 0) return this.#client.query(statement as pg.QueryConfig, [...values]);
    return sendAfter(this.#client, begin, { statement, values });
  }
}

const lines = new WeakMap<pg.PoolClient, Line>();

export function lineOn(client: pg.PoolClient): Line {
  const known = lines.get(client) ?? new Line(client);
  lines.set(client, known);
  return known;
}

/** `begin` are the statements with which each transaction begins. */
export async function runTransaction<T>(
  store: Store,
  begin: readonly string[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await store.pool.connect();
  const line = lineOn(client);
  const events: Published[] = [];
  const waiting: Waiting[] = [];
  let broken = false;
  try {
    line.begin = begin;
    const committed = beginCollecting(line.db);
    const tx: Tx = {
      db: line.db,
      publish: (event, onlyIf) => events.push({ event, onlyIf }),
      atCommit: (statement) => waiting.push(statement),
      write: (part, values, refuse) => waiting.push({ part, values, refuse }),
    };
    const result = await work(tx);
    await commit(client, begin, events.length > 0 ? [...waiting, entering(events)] : waiting);
    committed();
    if (events.length > 0) store.onPublished();
    return result;
  } catch (problem) {
    // A connection that cannot even roll back is not used again.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw problem;
  } finally {
    endCollecting(line.db);
    endAllowance(client);
    client.release(broken);
  }
}

interface Published {
  readonly event: EventDraft;
  readonly onlyIf: SQL | undefined;
}

/** What waits for the commit. */
type Waiting = StatementDraft | PartToWrite;

const certainEvents = writePart('events', () => ({
  entered_events: sql`
    insert into ${eventTable} (topic, payload)
    select event ->> 'topic', event -> 'payload'
    from jsonb_array_elements(${sql.placeholder('entered')}::jsonb) with ordinality as entered (event, place)
    order by place`,
}));

const oneEvent = writePart('event', () => ({
  entered_event: sql`
    insert into ${eventTable} (topic, payload)
    values (${sql.placeholder('topic')}::text, ${sql.placeholder('payload')}::jsonb)`,
}));

/** One statement enters all events in their order, so that a commit costs the same however many there are. */
function entering(events: readonly Published[]): Waiting {
  const [first] = events;
  if (first && events.length === 1 && !first.onlyIf) {
    const { topic, payload } = first.event;
    return { part: oneEvent, values: { topic, payload: JSON.stringify(payload) }, refuse: undefined };
  }
  const placed = events.map(({ event, onlyIf }, place) => ({ ...event, place, onlyIf }));
  if (placed.every(({ onlyIf }) => !onlyIf)) {
    const entered = JSON.stringify(events.map(({ event }) => event));
    return { part: certainEvents, values: { entered }, refuse: undefined };
  }
  const certain = placed.filter(({ onlyIf }) => !onlyIf).map(({ onlyIf: _, ...event }) => event);
  const sources = [
    sql`
      select (event ->> 'place')::int as place, event ->> 'topic' as topic, event -> 'payload' as payload
      from jsonb_array_elements(${JSON.stringify(certain)}::jsonb) as event`,
    ...placed.flatMap(({ onlyIf, place, topic, payload }) =>
      onlyIf
        ? [sql`select ${place}::int, ${topic}::text, ${JSON.stringify(payload)}::jsonb where ${onlyIf}`]
        : [],
    ),
  ];
  return async (db) => {
    await db.execute(sql`
      insert into ${eventTable} (topic, payload)
      select topic, payload from (${sql.join(sources, sql` union all `)}) as entered order by place`);
  };
}

/** Sends waiting statements with the commit; if nothing was sent before, they are the whole transaction. */
async function commit(
  client: pg.PoolClient,
  begin: readonly string[],
  waiting: readonly Waiting[],
): Promise<void> {
  const { recorder, hasBegun } = lineOn(client);
  if (waiting.length === 0 && !hasBegun) return;
  const { entries, answers } = await recorder.recordInOrder(draftsOf(waiting));
  const problem = await send(client, entries, boundsOf(hasBegun, begin));
  await answers;
  if (problem) throw problem;
}

/** One statement, if all that waits are parts of which one can be made. */
function draftsOf(waiting: readonly Waiting[]): readonly StatementDraft[] {
  const parts = waiting.filter((item) => typeof item !== 'function');
  if (parts.length > 0 && parts.length === waiting.length && areCombinable(parts)) return [draftOf(parts)];
  return waiting.map((item) => (typeof item === 'function' ? item : draftOf([item])));
}

function draftOf(parts: readonly PartToWrite[]): StatementDraft {
  const { statement, values } = combine(parts);
  return (_, query) =>
    query(statement, values).catch((problem: DatabaseProblem) => {
      refusedPart(parts, problem)?.refuse?.(problem);
      throw problem;
    });
}

/**
 * A batch outside of a transaction is one by itself; limits that the connection does not have need an explicit
 * transaction.
 */
function boundsOf(hasBegun: boolean, begin: readonly string[]) {
  if (hasBegun) return { before: [], after: ['commit'] };
  return begin.length === 1 ? { before: [], after: [] } : { before: begin, after: ['commit'] };
}
