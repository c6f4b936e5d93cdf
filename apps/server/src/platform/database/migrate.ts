import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Store } from './open-database.ts';
import { PreparingClient } from './preparing-client.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any constant will do: it only has to be the same in every copy of the server. */
const migrationLock = 7_262_015;

/** A large table may be rewritten. */
const longestMigrationMs = 24 * 60 * 60 * 1000;

/** Applies what is missing, one server at a time; the others wait and then find nothing to do. */
export async function migrate(store: Store): Promise<void> {
  const client = await store.pool.connect();
  const db = drizzle({ client });
  try {
    if (client instanceof PreparingClient) client.answerWithinMs = longestMigrationMs;
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`set lock_timeout = 0`);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await applyMigrations(db, { migrationsFolder: folder });
  } finally {
    // Ending the session gives back the lock and the setting, even when a migration failed.
    client.release(true);
  }
}

/**
 * One line for the operator when a newer release has migrated this database; null otherwise. That is no fault: migrations
 * only add, so that releases run beside each other, but the operator should know.
 */
export async function findNewerMigration({ pool }: Store): Promise<string | null> {
  const table = await pool.query<{ oid: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as oid",
  );
  if (table.rows[0]?.oid == null) return null;
  const journal = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  const ours = Math.max(...journal.entries.map(({ when }) => when));
  const newer = await pool.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations where created_at > $1',
    [ours],
  );
  const count = newer.rows[0]?.count ?? 0;
  if (count === 0) return null;
  return `A newer release has migrated this database (${count} ${count === 1 ? 'step' : 'steps'} that this one does not know).`;
}
