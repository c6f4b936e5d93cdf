import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedCluster } from '../apps/server/src/platform/database/index.ts';
import { freePort } from '../apps/server/test/index.ts';
import { buildWebIfOld } from '../tools/build-web.ts';
import { compareEngines } from './engine.ts';
import { measureHistory } from './history.ts';
import { measureInteractions } from './interaction.ts';
import { measureLists } from './lists.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { publishBusiness } from './public-business.ts';
import { measureReading } from './reading/measure-reading.ts';
import { readingOptions } from './reading/reading-options.ts';
import { type Contestant, serve } from './serve.ts';
import { compareStorage } from './storage.ts';
import { measureStreams } from './streams.ts';
import { measureTicks } from './tick.ts';
import { compareVisits } from './visits.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const secondsEach = Number(process.env.BENCH_SECONDS ?? 4);
const visits = Number(process.env.BENCH_VISITS ?? 5);

const folder = await mkdtemp(join(tmpdir(), 'clearpaw-bench-'));
// PostgreSQL's system user needs access when this runs as root.
await chmod(folder, 0o755);
/** `npm run bench -- engine tick` measures only these. */
const { wanted, reading } = readingOptions(process.argv.slice(2));
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);
const withDatabase = [
  ...['tick', 'lists', 'storage', 'door', 'history', 'streams', 'memory', 'pages', 'interaction'],
];
const needsDatabase = withDatabase.some(isWanted);
const cluster = needsDatabase ? await startEmbeddedCluster(folder) : null;
const running: Contestant[] = [];
try {
  if (isWanted('engine')) await compareEngines();
  if (isWanted('reading')) await measureReading(reading);
  if (isWanted('tick')) await measureTicks(freshDatabase);
  if (isWanted('lists')) await measureLists(freshDatabase);
  if (isWanted('storage')) await compareStorage(await freshDatabase('storage'), folder);
  if (isWanted('door')) {
    const databaseUrl = await freshDatabase('door');
    const before = process.env.BENCH_BEFORE;
    await compareVisits(
      { rounds, secondsEach, databaseUrl, copyDatabase, freshDatabase, folder, before },
      running,
    );
  }
  if (isWanted('history')) {
    const databaseUrl = await freshDatabase('history');
    await measureHistory(
      { rounds, secondsEach, databaseUrl, copyDatabase, freshDatabase, folder, before: undefined },
      running,
    );
  }
  if (isWanted('streams')) {
    const before = process.env.BENCH_BEFORE;
    await measureStreams({ databaseUrl: await freshDatabase('streams'), folder, before }, running);
  }
  if (isWanted('memory')) await measureMemory({ freshDatabase, folder });
  if (isWanted('pages')) await visitThePages();
  if (isWanted('interaction')) await walkTheFirstHour();
} finally {
  await Promise.all(running.map((contestant) => contestant.stop()));
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
}

function startedCluster() {
  if (cluster === null) throw new Error('This measurement is missing among those that need a database.');
  return cluster;
}

/** An empty database of its own. */
function freshDatabase(name: string): Promise<string> {
  return createDatabase(name, '');
}

function copyDatabase(url: string, name: string): Promise<string> {
  return createDatabase(name, ` template ${new URL(url).pathname.slice(1)}`);
}

async function createDatabase(name: string, options: string): Promise<string> {
  const { adminUrl } = startedCluster();
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name}${options}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The journeys of the first hour, on a server that has the sandbox of the payments and shows its emails. */
async function walkTheFirstHour(): Promise<void> {
  buildWebIfOld();
  const server = await serve('interaction', '../apps/server/src/main.ts', {
    DATABASE_URL: await freshDatabase('interaction'),
    AUTH_SECRET: 'b'.repeat(40),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DEMO: '0',
  });
  running.push(server);
  await measureInteractions(`http://localhost:${server.port}`, Number(process.env.BENCH_ROUNDS ?? 2));
}

/** The public pages as a phone sees them on a slow line. */
async function visitThePages(): Promise<void> {
  buildWebIfOld();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const pages = await serve('pages', '../apps/server/src/main.ts', {
    NODE_ENV: 'production',
    DATABASE_URL: startedCluster().url,
    PUBLIC_URL: address,
    AUTH_SECRET: 'b'.repeat(40),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DEMO: '0',
    PORT: String(port),
  });
  running.push(pages);
  await measurePages(address, await publishBusiness(startedCluster().url), visits);
}
