import type pg from 'pg';

export interface TableColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * The tables of the schema `public` with the columns that store data of their own, each after those it references: so
 * they can be filled one after the other.
 */
export async function listTables(client: pg.Client, leaveOut: ReadonlySet<string>): Promise<TableColumns[]> {
  const found = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid) as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  return inOrder(found.rows.filter(({ name }) => !leaveOut.has(name)));
}

interface Found extends TableColumns {
  readonly needs: readonly string[];
}

function inOrder(tables: readonly Found[]): TableColumns[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Map<string, TableColumns>();
  const visit = (table: Found, path: readonly string[]) => {
    if (ordered.has(table.name)) return;
    if (path.includes(table.name))
      throw new Error(`Tables refer to each other in a circle: ${path.join(', ')}.`);
    for (const name of table.needs) {
      const needed = byName.get(name);
      if (needed) visit(needed, [...path, table.name]);
    }
    ordered.set(table.name, { name: table.name, columns: table.columns });
  };
  for (const table of tables) visit(table, []);
  return [...ordered.values()];
}

/** Sets each sequence of a table past the highest number in the table. */
export async function advanceCounters(client: pg.Client): Promise<void> {
  const counters = await client.query<{ sequence: string; name: string; column: string }>(`
    select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence,
      c.relname::text as name, a.attname::text as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { sequence, name, column } of counters.rows) {
    const highest = `(select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(name)})`;
    await client.query(`select setval('${sequence.replaceAll("'", "''")}', ${highest}, false)`);
  }
}

/** A name quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
