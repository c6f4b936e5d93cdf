import type pg from 'pg';

/** Marks a database that was filled from a backup, in the same transaction: it sends nothing until it is adopted. */
export async function enterRestored(client: pg.Client): Promise<void> {
  await client.query(`insert into installation (id, database, token, is_marked, stopped_for, checked_at)
    values ('this', 'a backup', gen_random_uuid(), true, 'restored', now())`);
}
