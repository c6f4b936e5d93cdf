import { getTableColumns, type Placeholder, type SQL, sql, type Table } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/**
 * A statement whose text is built once for each database, not at each call: building took a sixth of a scan's time.
 * Values that differ between calls are `sql.placeholder('name')`.
 */
export function preparedOnce<Prepared>(
  build: (db: NodePgDatabase) => Prepared,
): (db: NodePgDatabase) => Prepared {
  const built = new WeakMap<NodePgDatabase, Prepared>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const fresh = build(db);
    built.set(db, fresh);
    return fresh;
  };
}

interface Written extends PreparedQueryConfig {
  readonly execute: pg.QueryResult;
}

/**
 * The same for a statement that is written in SQL. Its values are given as the driver takes them: an instant as text.
 */
export function writtenOnce(name: string, text: SQL) {
  return preparedOnce((db) => {
    const query = db.execute(text).getQuery();
    return db._.session.prepareQuery<Written>(query, undefined, name, false);
  });
}

type PlaceholdersFor<T extends Table> = { [Column in keyof T['$inferSelect']]: Placeholder };

/**
 * One placeholder for each column of a row, named like the column. Not for json columns that may be null, which would
 * be written as the text `null`.
 */
export function placeholdersFor<T extends Table>(table: T): PlaceholdersFor<T> {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as PlaceholdersFor<T>;
}
