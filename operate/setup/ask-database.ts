import pg from 'pg';

/** The rows that a statement answers, over a connection of its own; rejects within a few seconds. */
export async function askDatabase(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    void client.end().catch(() => {});
  }
}

/** Whether it takes writes; rejects where it does not answer. */
export async function isPrimary(url: string): Promise<boolean> {
  const [row] = await askDatabase(url, 'select pg_is_in_recovery() as standby');
  return row?.standby === false;
}
