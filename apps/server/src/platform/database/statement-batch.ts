/// <reference path="./pg-utils.d.ts" />
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';

type Parser = (text: string) => unknown;
type FindParser = (type: number, format?: string) => Parser;

/** A statement as the query builder passes it to the driver. */
export interface SqlStatement {
  readonly text: string;
  /** Undefined if it cannot be prepared, as behind a pooler. */
  readonly name?: string | undefined;
  readonly rowMode?: string;
  readonly types?: { readonly getTypeParser: FindParser } | undefined;
}

/** The parts of an answer that the query builder reads. */
export interface StatementAnswer {
  readonly rows: unknown[];
  rowCount: number;
}

/** A statement with its values that waits to be sent. */
export interface Entry {
  readonly statement: SqlStatement;
  readonly values: readonly unknown[];
  readonly resolve: (answer: StatementAnswer) => void;
  readonly reject: (problem: unknown) => void;
}

/** The rejection of the other statements in a batch when one of them failed: none of them was executed. */
export class NotCarriedOut extends Error {}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What a connection already knows, by the name of the statement. */
interface KnownStatements {
  /** Certainly prepared. */
  readonly parsed: Set<string>;
  readonly fields: Map<string, readonly Field[]>;
  /** Of the statements that have the driver's own types. */
  readonly parsers: Map<string, readonly Parser[]>;
}

const knownStatements = new WeakMap<object, KnownStatements>();

function knownBy(connection: object): KnownStatements {
  const known = knownStatements.get(connection) ?? {
    parsed: new Set(),
    fields: new Map(),
    parsers: new Map(),
  };
  knownStatements.set(connection, known);
  return known;
}

/** The part of the driver's connection that a batch uses. */
interface Connection {
  readonly stream: { readonly writable: boolean; write(bytes: Buffer): boolean };
}

interface Sent extends Entry {
  /** The driver's own queries have names without the prefix, so the two sets of prepared statements are independent. */
  readonly name: string;
  readonly prepared: readonly unknown[];
  readonly answer: StatementAnswer;
  fields: readonly Field[] | undefined;
  parsers: readonly Parser[];
}

/**
 * Statements that are written to the socket together and answered together. PostgreSQL executes them in one
 * transaction, which it commits after the last one, unless the connection is in a transaction already: then they are
 * part of that. The driver itself sends a statement only after the answer to the one before; a write to the socket
 * costs more than most statements of a check-in.
 */
export class StatementBatch {
  /** Set by the driver, which adds its time limit. */
  callback: ((problem: Error | null) => void) | undefined;
  readonly #entries: readonly Entry[];
  #sent: Sent[] = [];
  #known: KnownStatements | undefined;
  #next = 0;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  get size(): number {
    return this.#entries.length;
  }

  submit(connection: Connection): Error | null {
    const known = knownBy(connection);
    this.#known = known;
    try {
      this.#sent = this.#entries.map((entry) => prepare(entry, known));
    } catch (problem) {
      return problem as Error;
    }
    // In one piece, because Node spends time on each piece that is written.
    if (connection.stream.writable) connection.stream.write(Buffer.concat(this.#messages(known.parsed)));
    return null;
  }

  /** The messages of the extended protocol. */
  #messages(parsed: ReadonlySet<string>): readonly Buffer[] {
    const parsing = new Set<string>();
    const messages = this.#sent.flatMap(({ name, statement, prepared, fields }) => {
      const isNew = name === '' || !(parsed.has(name) || parsing.has(name));
      parsing.add(name);
      return [
        // A statement may be prepared even though the batch that prepared it failed.
        ...(isNew && name !== '' ? [serialize.close({ type: 'S', name })] : []),
        ...(isNew ? [serialize.parse({ text: statement.text, name })] : []),
        serialize.bind({ statement: name, values: prepared as unknown[] }),
        ...(fields === undefined ? [serialize.describe({ type: 'P', name: '' })] : []),
        serialize.execute({ portal: '' }),
      ];
    });
    return [...messages, serialize.sync()];
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    const current = this.#current();
    current.fields = fields;
    current.parsers = parsersFor(current.statement, fields);
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | null)[] }): void {
    const { answer, parsers, fields = [], statement } = this.#current();
    const row: unknown[] = [];
    for (const [index, value] of values.entries()) row.push(value === null ? null : parsers[index]?.(value));
    const asObject = () => Object.fromEntries(fields.map(({ name }, index) => [name, row[index]]));
    answer.rows.push(statement.rowMode === 'array' ? row : asObject());
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const { name, answer, fields, statement, parsers } = this.#current();
    // As in `INSERT 0 1`; not every command has a number.
    answer.rowCount = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
    if (name !== '') {
      this.#known?.parsed.add(name);
      this.#known?.fields.set(name, fields ?? []);
      if (statement.types === undefined) this.#known?.parsers.set(name, parsers);
    }
    this.#next += 1;
  }

  handleEmptyQuery(): void {
    this.#next += 1;
  }

  handleError(problem: Error): void {
    for (const [index, { reject }] of this.#entries.entries()) {
      reject(index === this.#next ? problem : new NotCarriedOut(problem.message, { cause: problem }));
    }
    this.callback?.(problem);
  }

  handleReadyForQuery(): void {
    for (const { resolve, answer } of this.#sent) resolve(answer);
    this.callback?.(null);
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  #current(): Sent {
    const current = this.#sent[this.#next];
    if (!current) throw new Error('The database answered more statements than were sent.');
    return current;
  }
}

function prepare(entry: Entry, known: KnownStatements): Sent {
  const { statement, values, resolve, reject } = entry;
  const name = statement.name === undefined ? '' : `batch ${statement.name}`;
  const fields = name === '' ? undefined : known.fields.get(name);
  const parsers = statement.types === undefined ? known.parsers.get(name) : undefined;
  return {
    ...{ statement, values, resolve, reject, name, fields },
    prepared: values.map(prepareValue),
    answer: { rows: [], rowCount: 0 },
    parsers: parsers ?? (fields ? parsersFor(statement, fields) : []),
  };
}

function parsersFor({ types }: SqlStatement, fields: readonly Field[]): readonly Parser[] {
  const { getTypeParser } = (types ?? pg.types) as { readonly getTypeParser: FindParser };
  return fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text'));
}
