import { sql } from 'drizzle-orm';
import type pg from 'pg';

/** An arbitrary constant that has to be the same on every server. */
const holdLock = 7_262_022;

/** From now on, and until this connection ends, no server removes stored bytes: a backup is reading them. */
export async function holdBytes(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [holdLock]);
}

/**
 * Whether no backup is reading the bytes. Used in the statement that finds what may be removed: locks are read after
 * its snapshot is taken, so everything it finds was discarded before a backup that begins now.
 */
export const nothingHeld = sql`not exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
  and classid = 0 and objid = ${sql.raw(String(holdLock))}
  and database = (select oid from pg_database where datname = current_database()))`;
