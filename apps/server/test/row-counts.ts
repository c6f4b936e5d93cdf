import type { Store } from '../src/platform/database/index.ts';

const notOurs = new Set(['session', 'ended_session', 'rate_limit', 'budget', 'jwks', 'verification']);

/** The number of rows in each table; two equal results mean that nothing was partially written in between. */
export async function countRows({ pool }: Store): Promise<Readonly<Record<string, number>>> {
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const ours = tables.rows.map(({ name }) => name).filter((name) => !notOurs.has(name));
  // One query for all of them, because it runs before and after hundreds of refusals.
  const counts = ours.map((name) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  const counted = await pool.query<{ name: string; rows: number }>(counts.join(' union all '));
  return Object.fromEntries(counted.rows.map(({ name, rows }) => [name, rows]));
}
