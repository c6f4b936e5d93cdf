import { sql } from 'drizzle-orm';
import type pg from 'pg';

/** Any constant will do: it only has to be the same in every copy of the server. */
const holdLock = 7_262_022;

/** From now on, and until this connection ends, no server removes stored bytes: a backup reads them. */
export async function holdBytes(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [holdLock]);
}

/**
 * Whether no backup holds the bytes. Asked in the statement that finds what may be removed: locks are looked up after its
 * snapshot is taken, so that what it finds was let go before a backup that begins now.
 */
export const nothingHeld = sql`not exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
  and classid = 0 and objid = ${sql.raw(String(holdLock))}
  and database = (select oid from pg_database where datname = current_database()))`;
