import type { Store } from '../src/platform/database/index.ts';

const notOurs = new Set(['session', 'rate_limit', 'jwks', 'verification']);

/** How many rows each table holds; two equal answers mean that nothing was half-written in between. */
export async function countRows({ pool }: Store): Promise<Readonly<Record<string, number>>> {
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    if (notOurs.has(name)) continue;
    const counted = await pool.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`);
    counts[name] = counted.rows[0]?.rows ?? 0;
  }
  return counts;
}
