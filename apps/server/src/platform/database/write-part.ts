import { is, Param, Placeholder, type SQLWrapper } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { SqlStatement } from './statement-batch.ts';

/** The values of a statement's placeholders, by name. */
export type PlaceholderValues = Readonly<Record<string, unknown>>;

/** The fields by which the driver says what PostgreSQL refused. */
export interface DatabaseProblem {
  readonly code?: string;
  readonly table?: string;
}

/** A statement as text, and its values in the order of the text. */
export interface RenderedStatement {
  readonly text: string;
  readonly valuesOf: (values: PlaceholderValues) => readonly unknown[];
  readonly size: number;
}

const dialect = new PgDialect();
/** Only writes texts: it has no connection. */
const builder = drizzle({ client: {} as pg.PoolClient });

/** What the query builder made, as text: once, because building it takes longer than sending it. */
export function renderStatement(build: (db: NodePgDatabase) => SQLWrapper): RenderedStatement {
  const { sql: text, params } = dialect.sqlToQuery(build(builder).getSQL());
  const readers: ValueReader[] = [];
  const numbers = params.map((param) => numberOf(param, readers));
  return {
    text: text.replace(/\$(\d+)/g, (_, number) => `$${numbers[Number(number) - 1]}`),
    valuesOf: (values) => readers.map(({ read }) => read(values)),
    size: readers.length,
  };
}

interface ValueReader {
  readonly name: string | null;
  readonly encoder: unknown;
  readonly read: (values: PlaceholderValues) => unknown;
}

/** A value that is written in the same way several times is sent once. */
function numberOf(param: unknown, readers: ValueReader[]): number {
  const reader = readerOf(param);
  const { name, encoder } = reader;
  const known = readers.findIndex(
    (other) => name !== null && other.name === name && other.encoder === encoder,
  );
  return known >= 0 ? known + 1 : readers.push(reader);
}

function readerOf(param: unknown): ValueReader {
  if (is(param, Placeholder)) {
    const { name } = param;
    return { name, encoder: null, read: (values) => values[name] };
  }
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param;
    const { name } = param.value;
    return { name, encoder, read: (values) => encoder.mapToDriverValue(values[name]) };
  }
  return { name: null, encoder: null, read: () => param };
}

/** A write that can be one part of the statement with which a transaction commits. */
export interface WritePart {
  readonly name: string;
  /** Statements by the names under which they can refer to each other's rows. */
  readonly queries: () => ReadonlyMap<string, RenderedStatement>;
  /** The table whose constraints it may violate. */
  readonly table: string | null;
  /** An expression that is evaluated last; it divides by zero if the part had nothing to change. */
  readonly check: string | null;
}

interface PartOptions {
  readonly table?: string;
  readonly check?: string;
}

export function writePart(
  name: string,
  build: (db: NodePgDatabase) => Readonly<Record<string, SQLWrapper>>,
  { table = name, check }: PartOptions = {},
): WritePart {
  let rendered: ReadonlyMap<string, RenderedStatement> | undefined;
  const queries = () => {
    const entries = () =>
      Object.entries(build(builder)).map(([key, sql]) => [key, renderStatement(() => sql)] as const);
    rendered ??= new Map(entries());
    return rendered;
  };
  return { name, queries, table, check: check ?? null };
}

/** A part with its values, and what its refusal by the database means. */
export interface PartToWrite {
  readonly part: WritePart;
  readonly values: PlaceholderValues;
  readonly refuse: ((problem: DatabaseProblem) => never) | undefined;
}

const combinedTexts = new Map<string, string>();

/** Whether the parts can be one statement: in it, each name exists once. */
export function areCombinable(parts: readonly PartToWrite[]): boolean {
  return new Set(parts.map(({ part }) => part.name)).size === parts.length;
}

/**
 * One statement of these parts. All of them see the database as it was when the statement began, and the rows that
 * they refer to by name.
 */
export function combine(parts: readonly PartToWrite[]): {
  readonly statement: SqlStatement;
  readonly values: readonly unknown[];
} {
  const key = parts.map(({ part }) => part.name).join('+');
  const text = combinedTexts.get(key) ?? textOf(parts.map(({ part }) => part));
  combinedTexts.set(key, text);
  const values: unknown[] = [];
  for (const { part, values: given } of parts) {
    for (const { valuesOf } of part.queries().values()) values.push(...valuesOf(given));
  }
  return { statement: { text }, values };
}

function textOf(parts: readonly WritePart[]): string {
  let before = 0;
  const queries = parts.flatMap((part) =>
    [...part.queries()].map(([name, { text, size }]) => {
      const first = before;
      before += size;
      return `${name} as (${text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + first}`)})`;
    }),
  );
  const checks = parts.flatMap(({ check }) => check ?? []);
  return `with ${queries.join(', ')} select ${checks.length > 0 ? checks.join(', ') : 'null'}`;
}

/** PostgreSQL's code for a division by zero. */
const divisionByZero = '22012';

/** The part that the database refused. */
export function refusedPart(
  parts: readonly PartToWrite[],
  { table, code }: DatabaseProblem,
): PartToWrite | undefined {
  if (code === divisionByZero) return parts.find(({ part }) => part.check !== null);
  return parts.find(({ part }) => table !== undefined && part.table === table);
}
