import { execFileSync } from 'node:child_process';
import { makeFolder } from '../../apps/server/test/index.ts';
import type { BenchFixture } from '../../bench/fixture.ts';

/** What all servers of a trial share: the database, files, secrets, and a business with dogs. */
export interface Shared {
  readonly environment: Readonly<Record<string, string>>;
  readonly fixture: BenchFixture;
}

const dogs = 80;

/**
 * @param databaseUrl an empty database
 * @param checkout the folder of the release that fills it
 */
export async function shareSettings(databaseUrl: string, checkout = process.cwd()): Promise<Shared> {
  const folder = await makeFolder();
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    STORAGE_URL: `file://${folder}/objects`,
    PUBLIC_URL: 'http://operate.test',
    AUTH_SECRET: 'o'.repeat(40),
    // One account makes every call of a trial.
    CALLS_PER_MINUTE: '100000000',
    LOG_LEVEL: 'warn',
  };
  return { environment, fixture: fill(environment, checkout) };
}

/** In a process of its own, so that the schema is that of the release. */
function fill(environment: Readonly<Record<string, string>>, checkout: string): BenchFixture {
  const script = `import { buildBenchFixture } from './bench/fixture.ts';
    console.log(JSON.stringify(await buildBenchFixture(process.env, ${dogs})));`;
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const args = ['--input-type=module-typescript', '-e', script];
  const printed = execFileSync(process.execPath, args, { cwd: checkout, env, encoding: 'utf8' });
  return JSON.parse(printed) as BenchFixture;
}
