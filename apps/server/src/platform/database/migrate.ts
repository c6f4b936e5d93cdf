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
