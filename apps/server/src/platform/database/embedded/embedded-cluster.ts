import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataDir } from '../../config/index.ts';
import { applicationName } from './application-name.ts';
import { type ClusterPlace, findClusterPlace } from './cluster-place.ts';
import { ensureCluster } from './create-cluster.ts';
import { isAlive, type Postmaster, readPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedCluster {
  /** A postgres:// address of our database in the cluster. */
  readonly url: string;
  /** One line for the operator, or null. */
  readonly notice: string | null;
  /** Stops the cluster unless another server still uses it. Call it after closing the pool. */
  stop(): Promise<void>;
}

/**
 * Finds or makes the cluster below DATA_DIR and answers where it listens. A postmaster left behind by a killed
 * server is adopted; there are never two on one folder. Throws `StartRefused` when the folder cannot be used.
 */
export async function startEmbeddedCluster(dataDir: string): Promise<EmbeddedCluster> {
  await makeDataDir(dataDir);
  const place = await findClusterPlace(dataDir);
  await ensureCluster(place);
  const postmaster = (await adoptPostmaster(place)) ?? (await startPostmaster(place));
  const password = (await readFile(join(place.folder, 'password'), 'utf8')).trim();
  const address = (database: string) =>
    `postgres://clearpaw:${password}@127.0.0.1:${postmaster.port}/${database}`;
  await ensureDatabase(address('postgres'));
  return {
    url: address('clearpaw'),
    notice: place.notice,
    async stop() {
      // A database that does not answer any more has nobody left to serve.
      if (await isLastServer(address('clearpaw')).catch(() => true)) await stopPostmaster(place);
    },
  };
}

async function adoptPostmaster(place: ClusterPlace): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(place);
  return postmaster && (await isAlive(postmaster)) ? postmaster : null;
}

/** Waits out a crash recovery, then makes our database once; two servers may both try. */
async function ensureDatabase(url: string): Promise<void> {
  const client = await connectPatiently(url);
  const found = await client.query("select 1 from pg_database where datname = 'clearpaw'");
  if (found.rowCount === 0) {
    await client.query('create database clearpaw').catch((problem: { code?: string }) => {
      const madeMeanwhile = problem.code === '42P04' || problem.code === '23505';
      if (!madeMeanwhile) throw problem;
    });
  }
  await client.end();
}

async function connectPatiently(url: string, patienceMs = 60_000): Promise<pg.Client> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: applicationName });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (problem) {
      if (performance.now() > giveUpAt) throw problem;
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
}

async function isLastServer(url: string): Promise<boolean> {
  const client = await connectPatiently(url, 1_000);
  const others = await client.query(
    'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid() limit 1',
    [applicationName],
  );
  await client.end();
  return others.rowCount === 0;
}
