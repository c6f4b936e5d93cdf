import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { jobs } from '../src/bootstrap/jobs.ts';
import { type EmbeddedCluster, migrate, openDatabase } from '../src/platform/database/index.ts';
import { openJobs } from '../src/platform/jobs/index.ts';
import { createLog } from '../src/platform/telemetry/index.ts';
import { templateDatabase, withDatabase } from './database-address.ts';
import { startTestCluster } from './test-cluster.ts';

/**
 * Starts a real PostgreSQL for each worker, with a migrated database to copy for each test file. Events are read up to
 * the oldest transaction running in a cluster, so files sharing one would wait for each other.
 */
export default async function startClusters(project: TestProject): Promise<() => Promise<void>> {
  const workers = project.vitest.config.maxWorkers;
  const started = await Promise.all(Array.from({ length: workers }, () => startOne()));
  project.provide(
    'clusterUrls',
    started.map(({ cluster }) => cluster.url),
  );
  return async () => {
    await Promise.all(started.map(stopOne));
  };
}

interface Started {
  readonly folder: string;
  readonly cluster: EmbeddedCluster;
}

async function startOne(): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'clearpaw-test-'));
  // PostgreSQL's system user needs access when the suite runs as root.
  await chmod(folder, 0o755);
  const cluster = await startTestCluster(folder);
  await makeTemplate(cluster);
  return { folder, cluster };
}

async function stopOne({ folder, cluster }: Started): Promise<void> {
  await endOtherConnections(cluster.adminUrl);
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The tests use the same database role as the product; only the creation of databases requires another. */
async function makeTemplate({ url, adminUrl }: { url: string; adminUrl: string }): Promise<void> {
  await run(adminUrl, 'alter role clearpaw_app createdb');
  await run(url, `create database ${templateDatabase}`);
  const log = createLog('silent');
  const store = openDatabase(withDatabase(url, templateDatabase), log);
  await migrate(store);
  // Includes the queue's schema, so that no test waits for it.
  const queue = await openJobs(store, log, jobs);
  await queue.close();
  await store.close();
}

/** A failed test may have left a server running; the cluster must stop all the same. */
function endOtherConnections(url: string): Promise<void> {
  return run(url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
