import type pg from 'pg';

/** A database that was filled from a backup, in its transaction: it acts outside itself once it is adopted. */
export async function enterRestored(client: pg.Client): Promise<void> {
  await client.query(`insert into installation (id, database, token, is_marked, stopped_for, checked_at)
    values ('this', 'a backup', gen_random_uuid(), true, 'restored', now())`);
}
