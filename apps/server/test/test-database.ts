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
  afterAll(() => run(clusterUrl, `drop database if exists ${name} with (force)`));
  return withDatabase(clusterUrl, name);
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
