import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { templateDatabase, withDatabase } from './database-address.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the one PostgreSQL all server tests share. */
    readonly clusterUrl: string;
  }
}

/** A migrated database of its own for the calling test file; dropped after its last test, also when one fails. */
export async function useDatabase(template: string | null = templateDatabase): Promise<string> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(clusterUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  afterAll(() => dropDatabase(clusterUrl, name));
  return withDatabase(clusterUrl, name);
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
