import { type Config, StartRefused } from './platform/config/index.ts';
import {
  findNewerMigration,
  isPooledByTransaction,
  isUnavailable,
  migrate,
  openDatabase,
  reasonOf,
  type Store,
  startEmbeddedCluster,
  waitForDatabase,
} from './platform/database/index.ts';
import type { Log } from './platform/telemetry/index.ts';

export interface OpenStore {
  readonly store: Store;
  readonly notices: readonly string[];
  close(): Promise<void>;
}

/** The oldest PostgreSQL that has been tested: 15.18, by hand. The tests run on 18. */
const oldestVersion = 15;

/** The configured database, or the embedded one; migrated either way. */
export async function openStore(config: Config, log: Log): Promise<OpenStore> {
  if (config.databaseUrl !== undefined) await reachDatabase(config, config.databaseUrl, log);
  const cluster = config.databaseUrl === undefined ? await startEmbeddedCluster(config.dataDir) : null;
  const store = openConfigured(config, log, () => cluster?.url ?? config.databaseUrl ?? '');
  const close = async () => {
    await store.close();
    await cluster?.stop();
  };
  try {
    await requireVersion(store);
    const newer = await findNewerMigration(store);
    await migrate(store, log);
    // Opens the one connection that stays open, even if it is not used yet.
    await store.pool.query('select 1');
    cluster?.keepRunning(log);
    return { store, close, notices: [cluster?.notice, newer].filter((line) => typeof line === 'string') };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** The database with the settings of this server. */
export function openConfigured(
  { databasePoolSize: poolSize, databaseDirectUrl: directUrl }: Config,
  log: Log,
  address: string | (() => string),
): Store {
  return openDatabase(address, log, { poolSize, directUrl });
}

/** Waits for a database that is starting, and refuses a pooler if a direct connection is needed. */
async function reachDatabase(config: Config, url: string, log: Log): Promise<void> {
  const { databaseDirectUrl: directUrl, databaseWaitSeconds } = config;
  await waitForDatabase(directUrl ?? url, databaseWaitSeconds, log);
  if (await isPooledByTransaction(directUrl ?? url)) throw new StartRefused(pooled(directUrl !== undefined));
  if (directUrl !== undefined) await waitForDatabase(url, databaseWaitSeconds, log);
}

function pooled(isDirect: boolean): string {
  return isDirect
    ? 'DATABASE_DIRECT_URL leads through a pooler in transaction mode: it takes the address of the database itself.'
    : 'DATABASE_URL leads through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the database itself as well.';
}

async function requireVersion({ pool }: Store): Promise<void> {
  const asked = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  refuseOldVersion(Number(asked.rows[0]?.version));
}

/** PostgreSQL's own version number: 150018 is 15.18. */
export function refuseOldVersion(number: number): void {
  const version = Math.floor(number / 10_000);
  if (version >= oldestVersion) return;
  throw new StartRefused(
    `DATABASE_URL leads to PostgreSQL ${version}: it takes PostgreSQL ${oldestVersion} or newer.`,
  );
}

/**
 * The message if the database becomes unreachable while the server starts: one line, and the next start tries again.
 */
export function asRefusal(problem: unknown, { databaseUrl }: Config): unknown {
  if (!isUnavailable(problem)) return problem;
  const where = databaseUrl === undefined ? 'The embedded database' : 'The database at DATABASE_URL';
  return new StartRefused(
    `${where} could not be reached during the start (${reasonOf(problem)}); start again.`,
  );
}
