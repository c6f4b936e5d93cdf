import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeDataDir } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { applicationName } from './application-name.ts';
import { findClusterLocation } from './cluster-location.ts';
import { ensureCluster } from './create-cluster.ts';
import { adoptPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { appPassword, appRole, ensureAppDatabase, handOver } from './roles.ts';
import { type PostmasterWatch, watchPostmaster } from './watch-postmaster.ts';

export interface EmbeddedCluster {
  /** A postgres:// address of our database in the cluster; it changes if the cluster had to move to another port. */
  readonly url: string;
  /** The same database for the operator's tools and the tests, which may create and drop databases. */
  readonly adminUrl: string;
  /** One line for the operator, or null. */
  readonly notice: string | null;
  /** Restarts the cluster whenever it is killed, until it is stopped here. */
  keepRunning(log: Log): void;
  /** Stops the cluster unless another server still uses it. Call it after closing the pool. */
  stop(): Promise<void>;
}

/**
 * Finds or creates the cluster below DATA_DIR and returns its addresses. The postmaster of a killed server is adopted;
 * there are never two on one folder. Throws `StartRefused` if the folder cannot be used.
 */
export async function startEmbeddedCluster(dataDir: string): Promise<EmbeddedCluster> {
  await makeDataDir(dataDir);
  const location = await findClusterLocation(dataDir);
  await ensureCluster(location);
  let postmaster = (await adoptPostmaster(location)) ?? (await startPostmaster(location));
  const password = (await readFile(join(location.folder, 'password'), 'utf8')).trim();
  const address = (user: string, secret: string, database: string) =>
    `postgres://${user}:${secret}@127.0.0.1:${postmaster.port}/${database}`;
  const adminAddress = (database: string) => address('clearpaw', password, database);
  await withClient(adminAddress('postgres'), (client) => ensureAppDatabase(client, appPassword(password)));
  await withClient(adminAddress('clearpaw'), handOver);
  let watch: PostmasterWatch | null = null;
  return {
    get url() {
      return address(appRole, appPassword(password), 'clearpaw');
    },
    get adminUrl() {
      return adminAddress('clearpaw');
    },
    notice: location.notice,
    keepRunning(log) {
      watch ??= watchPostmaster({
        log,
        connect: () => connectPatiently(adminAddress('postgres'), 2_000),
        async revive() {
          postmaster =
            (await adoptPostmaster(location)) ?? (await startPostmaster(location, postmaster.port));
        },
      });
    },
    async stop() {
      await watch?.close();
      // A database that no longer answers has no clients left.
      if (await isLastServer(adminAddress('postgres')).catch(() => true)) await stopPostmaster(location);
    },
  };
}

/** Waits until a crash recovery is complete. */
async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectPatiently(url, 60_000);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function connectPatiently(url: string, patienceMs: number): Promise<pg.Client> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (problem) {
      if (performance.now() > giveUpAt) throw problem;
      await pause(50);
    }
  }
}

/**
 * The database closes connections a moment after their clients do, ours as well as those of a server that stops at the
 * same time.
 */
const goneWithinMs = 3_000;

async function isLastServer(url: string): Promise<boolean> {
  const client = await connectPatiently(url, 1_000);
  const giveUpAt = performance.now() + goneWithinMs;
  try {
    for (;;) {
      const others = await client.query(
        'select 1 from pg_stat_activity where application_name = $1 limit 1',
        [applicationName],
      );
      if (others.rowCount === 0) return true;
      if (performance.now() > giveUpAt) return false;
      await pause(50);
    }
  } finally {
    await client.end();
  }
}
