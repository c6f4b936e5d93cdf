import pg from 'pg';
import { inject } from 'vitest';

/** One statement on the server's own database, for what only time could bring about. */
export async function runSql(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}
