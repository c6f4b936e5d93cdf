import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { templateDatabase, withDatabase } from './database-address.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL that a journey's separate server may use. */
    readonly clusterUrl: string;
    /** One PostgreSQL for each worker of the server tests. */
    readonly clusterUrls: readonly string[];
  }
}

/** A separate migrated database for the calling test file; dropped after its last test, even if one fails. */
export async function useDatabase(template: string | null = templateDatabase): Promise<string> {
  const clusterUrl = ownCluster();
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(clusterUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  afterAll(() => dropDatabase(clusterUrl, name));
  return withDatabase(clusterUrl, name);
}

/** Workers are numbered from 1; journeys share one cluster. */
function ownCluster(): string {
  const urls = inject('clusterUrls') ?? [];
  const worker = Number(process.env.VITEST_POOL_ID ?? 1) - 1;
  return urls[worker % urls.length] ?? inject('clusterUrl');
}

/**
 * Drops a test's database with its connections. While autovacuum works in it, PostgreSQL refuses (42501): its worker
 * belongs to a superuser, which the test's role is not. A drop without force asks the worker to stop.
 */
async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  const drop = `drop database if exists ${name}`;
  try {
    await run(clusterUrl, `${drop} with (force)`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    await run(clusterUrl, drop).catch(() => run(clusterUrl, `${drop} with (force)`));
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
