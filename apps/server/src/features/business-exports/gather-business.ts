import type { Store } from '../../platform/database/index.ts';
import { type ExportedTable, exportedTables } from './exported-tables.ts';

const rowsAtOnce = 500;
/** How long a reader may take for the rows that were sent. */
const longestPause = '60s';
/** The limit for the whole file, because the database keeps deleted rows for that long. */
const longestMs = 15 * 60 * 1000;
const answerWithinMs = 30_000;

interface Cursor {
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly { row: object }[] }>;
}

/**
 * All data of a business, as chunks of one JSON document, all of one moment: however much there is, only a few rows are
 * in memory.
 */
export async function* gatherBusiness(
  store: Store,
  businessId: string,
  exportedAt: string,
): AsyncGenerator<string> {
  // Not from the pool: a reader with a slow connection would block it for everyone else.
  const client = await store.connectAlone({ answerWithinMs });
  const until = Date.now() + longestMs;
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`set local idle_in_transaction_session_timeout = '${longestPause}'`);
    const found = await client.query('select to_jsonb(b) as row from business b where id = $1', [businessId]);
    const head = { format: 'clearpaw-business/1', exportedAt, business: found.rows[0]?.row ?? null };
    yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
    for (const [position, table] of exportedTables.entries()) {
      if (Date.now() > until) throw new Error('An export of a business took too long.');
      yield `${position === 0 ? '' : ','}\n${JSON.stringify(table.name)}:[`;
      yield* rowsOf(client as Cursor, table, businessId);
      yield ']';
    }
    yield '}}\n';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function* rowsOf(client: Cursor, table: ExportedTable, businessId: string): AsyncGenerator<string> {
  await client.query(`declare exported no scroll cursor for ${selectOf(table)}`, [businessId]);
  let first = true;
  for (;;) {
    const { rows } = await client.query(`fetch ${table.atOnce ?? rowsAtOnce} from exported`);
    if (rows.length === 0) break;
    yield `${first ? '' : ','}\n${rows.map(({ row }) => JSON.stringify(row)).join(',\n')}`;
    first = false;
  }
  await client.query('close exported');
}

/** Names come from the list in the code, never from a request. */
function selectOf({ name, through, without = [], where }: ExportedTable): string {
  const secrets = without.map((column) => ` - '${column}'`).join('');
  const row = `select to_jsonb(t)${secrets} as row from "${name}" t`;
  if (!through) return `${row} where t.business_id = $1${where ? ` and ${where}` : ''}`;
  const { column, table, key } = through;
  return `${row} where t."${column}" in (select "${key}" from "${table}" where business_id = $1)`;
}
