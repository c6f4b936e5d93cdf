import { type Config, StartRefused } from './platform/config/index.ts';
import {
  findNewerMigration,
  isUnavailable,
  migrate,
  openDatabase,
  reasonOf,
  type Store,
  startEmbeddedCluster,
} from './platform/database/index.ts';
import type { Log } from './platform/telemetry/index.ts';

export interface OpenStore {
  readonly store: Store;
  readonly notices: readonly string[];
  close(): Promise<void>;
}

/** The oldest PostgreSQL on which the product has been tried: 15.18, by hand. The suite runs on 18. */
const oldestVersion = 15;

/** The configured database, or the embedded one; migrated either way. */
export async function openStore(config: Config, log: Log): Promise<OpenStore> {
  const cluster = config.databaseUrl === undefined ? await startEmbeddedCluster(config.dataDir) : null;
  const store = openDatabase(() => cluster?.url ?? config.databaseUrl ?? '', log);
  const close = async () => {
    await store.close();
    await cluster?.stop();
  };
  try {
    await requireVersion(store);
    const newer = await findNewerMigration(store);
    await migrate(store);
    // Opens the one connection that stays, even if no one asks for anything.
    await store.pool.query('select 1');
    cluster?.keepRunning(log);
    return { store, close, notices: [cluster?.notice, newer].filter((line) => typeof line === 'string') };
  } catch (problem) {
    await close();
    throw problem;
  }
}

async function requireVersion({ pool }: Store): Promise<void> {
  const asked = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  refuseOldVersion(Number(asked.rows[0]?.version));
}

/** PostgreSQL's own number for its version: 150018 is 15.18. */
export function refuseOldVersion(number: number): void {
  const version = Math.floor(number / 10_000);
  if (version >= oldestVersion) return;
  throw new StartRefused(
    `DATABASE_URL leads to PostgreSQL ${version}: it takes PostgreSQL ${oldestVersion} or newer.`,
  );
}

/** What is said when the database goes away while the server starts: one line, and the next start tries again. */
export function asRefusal(problem: unknown, { databaseUrl }: Config): unknown {
  if (!isUnavailable(problem)) return problem;
  const where = databaseUrl === undefined ? 'The embedded database' : 'The database at DATABASE_URL';
  return new StartRefused(
    `${where} could not be reached during the start (${reasonOf(problem)}); start again.`,
  );
}
