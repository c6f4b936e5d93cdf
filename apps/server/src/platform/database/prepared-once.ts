import { getTableColumns, type Placeholder, sql, type Table } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

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

type PlaceholdersFor<T extends Table> = { [Column in keyof T['$inferSelect']]: Placeholder };

/**
 * One placeholder for each column of a row, named like the column. Not for json columns that may be null, which would
 * be written as the text `null`.
 */
export function placeholdersFor<T extends Table>(table: T): PlaceholdersFor<T> {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as PlaceholdersFor<T>;
}
