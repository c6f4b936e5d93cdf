import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../platform/clock/index.ts';
import { type Config, readConfig, StartRefused } from '../../platform/config/index.ts';
import type { Store } from '../../platform/database/index.ts';
import { openObjects } from '../../platform/objects/index.ts';
import { createLog, type Log } from '../../platform/telemetry/index.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine, readAuthSecrets } from './check-machine.ts';
import { checkFiles, checkParts } from './check-parts.ts';
import { type CheckResult, examined, fail, failed, ok } from './check-result.ts';
import { checkWork } from './check-work.ts';
import { openDatabaseBeside } from './open-database-beside.ts';

/**
 * Checks everything that a server with these settings needs, while that server runs: settings, disk, secret, database,
 * files, mail, payments, jobs and backups. Writes nothing except two notes beside the files.
 */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly CheckResult[]> {
  const config = readOrNull(environment);
  if ('level' in config) return [config];
  const log = createLog('silent');
  const machine = await checkMachine(config);
  if (machine.some(({ name, level }) => name === 'folder' && level === 'fail')) return machine;
  const [kept, parts] = await Promise.all([checkKept(config, log), checkParts(config)]);
  return [...machine, ...kept, ...parts];
}

function readOrNull(environment: Readonly<Record<string, string | undefined>>): Config | CheckResult {
  try {
    return readConfig(environment);
  } catch (problem) {
    if (!(problem instanceof StartRefused)) throw problem;
    return fail('settings', problem.message);
  }
}

/** Checks the database and the object storage. */
async function checkKept(config: Config, log: Log): Promise<readonly CheckResult[]> {
  if (config.databaseUrl === undefined && !hasEmbedded(config)) {
    return [ok('database', 'None yet: the first start makes one below DATA_DIR.')];
  }
  try {
    const { store, close } = await openDatabaseBeside(config, log);
    return await checkOpened(config, store, log).finally(close);
  } catch (problem) {
    return [failed('database', 'Look at DATABASE_URL, and whether the database runs.', problem)];
  }
}

async function checkOpened(config: Config, store: Store, log: Log): Promise<readonly CheckResult[]> {
  const found = await checkDatabase(store, await readAuthSecrets(config), config.databasePoolSize);
  if (found.some(({ name, level }) => name === 'database' && level === 'fail')) return found;
  const now = new Date();
  return [...found, ...(await checkWork(store, now)), ...(await checkStorage(config, store, log, now))];
}

function hasEmbedded({ dataDir }: Config): boolean {
  return ['postgres', 'postgres.pointer'].some((name) => existsSync(join(dataDir, name)));
}

function checkStorage(config: Config, store: Store, log: Log, now: Date): Promise<readonly CheckResult[]> {
  return examined('files', 'Look at STORAGE_URL, and at the keys for it.', async () => {
    const { objects, close } = await openObjects({ config, store, clock: systemClock, log });
    try {
      return await checkFiles(objects, config, now);
    } finally {
      close();
    }
  });
}
