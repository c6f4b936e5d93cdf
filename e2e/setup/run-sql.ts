import pg from 'pg';
import { inject } from 'vitest';

/** Runs one statement on the server's database, to simulate what only the passage of time causes. */
export async function runSql(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}
