import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { atMostEvery, type Log } from '../telemetry/index.ts';
import type { Store } from './store.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** An arbitrary constant that has to be the same on every server. */
const migrationLock = 7_262_015;

/** How often to retry a lock that another server has. */
const askEveryMs = 200;
const sayAfterMs = 10_000;

/**
 * Applies missing migrations, one server at a time; the others wait, log so after a while, and then find nothing to do.
 * The lock belongs to a transaction on its own connection, not to a session: a server that is killed while migrating
 * leaves no lock behind, not even in a pooler that keeps the session.
 */
export async function migrate(store: Store, log?: Log): Promise<void> {
  const holder = await store.connectAlone({ answerWithinMs: null });
  try {
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
    await takeLock(holder, log);
    await applyAll(store);
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

async function takeLock(holder: pg.Client, log: Log | undefined): Promise<void> {
  const begun = performance.now();
  const sayWaiting = atMostEvery(sayAfterMs, () =>
    log?.warn('another server migrates the database, or holds the lock for it; waiting'),
  );
  for (;;) {
    const asked = await holder.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      migrationLock,
    ]);
    if (asked.rows[0]?.taken) return;
    if (performance.now() - begun > sayAfterMs) sayWaiting();
    await pause(askEveryMs);
  }
}

/** Without a time limit, because rewriting a large table may take long. */
async function applyAll(store: Store): Promise<void> {
  const client = await store.connectAlone({ answerWithinMs: null });
  try {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    await client.query(limits.map((name) => `set ${name} = 0`).join('; '));
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/**
 * One line for the operator if a newer release has migrated this database; null otherwise. That is not an error:
 * migrations only add, so that two releases can run at the same time, but the operator should know.
 */
export async function findNewerMigration({ pool }: Store): Promise<string | null> {
  if (!(await wasMigrated(pool))) return null;
  const ours = Math.max(...(await readSteps()));
  const newer = await pool.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations where created_at > $1',
    [ours],
  );
  const count = newer.rows[0]?.count ?? 0;
  if (count === 0) return null;
  return `A newer release has migrated this database (${count} ${count === 1 ? 'step' : 'steps'} that this one does not know).`;
}

/** How many migrations of this release the database does not have yet. */
export async function countMissingMigrations({ pool }: Store): Promise<number> {
  const steps = await readSteps();
  if (!(await wasMigrated(pool))) return steps.length;
  const { rows } = await pool.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map(({ at }) => Number(at)));
  return steps.filter((step) => !applied.has(step)).length;
}

async function wasMigrated(pool: pg.Pool): Promise<boolean> {
  const table = await pool.query<{ oid: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as oid",
  );
  return table.rows[0]?.oid != null;
}

/** The instants that name the migrations of this release, in milliseconds. */
async function readSteps(): Promise<readonly number[]> {
  const journal = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.map(({ when }) => when);
}
