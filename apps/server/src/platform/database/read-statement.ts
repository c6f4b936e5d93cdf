import { getTableColumns, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type RenderedStatement, renderStatement } from './write-part.ts';

/** A statement whose text is written once, and whose rows are read without the query builder. */
export interface ReadStatement<Row> {
  readonly statement: () => RenderedStatement;
  readonly rowOf: (values: readonly unknown[]) => Row;
}

interface Selection<Row> {
  readonly columns: { readonly [Column in keyof Row]: SQLWrapper };
  /** What follows the columns: `from …`. */
  readonly from: SQL;
}

/**
 * Reads rows with these columns, as the driver converts them: an instant is a Date, a calendar date is text, a 64-bit
 * number is text.
 */
export function readStatement<Row extends object>({ columns, from }: Selection<Row>): ReadStatement<Row> {
  const names = Object.keys(columns);
  const list = sql.join(
    Object.values<SQLWrapper>(columns).map((column) => sql`${column}`),
    sql`, `,
  );
  return {
    statement: renderedOnce(() => sql`select ${list} ${from}`),
    rowOf(values) {
      const row: Record<string, unknown> = {};
      for (const [index, name] of names.entries()) row[name] = values[index];
      return row as Row;
    },
  };
}

/** A statement that writes and answers with no rows. */
export function writeStatement(build: (db: NodePgDatabase) => SQLWrapper): ReadStatement<never> {
  return {
    statement: renderedOnce(build),
    rowOf: () => {
      throw new Error('A statement that answers with no rows answered with one.');
    },
  };
}

function renderedOnce(build: (db: NodePgDatabase) => SQLWrapper): () => RenderedStatement {
  let rendered: RenderedStatement | undefined;
  return () => {
    rendered ??= renderStatement(build);
    return rendered;
  };
}

/** A row that PostgreSQL answered with as JSON, by `to_jsonb`, with the types of its table. */
export function rowOfJson<T extends Table>(
  table: T,
  json: Readonly<Record<string, unknown>> | null,
): T['$inferSelect'] | null {
  if (json === null) return null;
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[column.name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(entries) as T['$inferSelect'];
}
