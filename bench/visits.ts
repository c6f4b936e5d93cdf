import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { countStatements, type SentCounts } from './count-statements.ts';
import { type BenchFixture, type BenchVisitor, buildBenchFixture } from './fixture.ts';
import { drive, type Round, stepThrough } from './load.ts';
import { parentOf } from './processor-time.ts';
import { standStill, waitUntilQuiet } from './quiet.ts';
import { type CallCounts, report } from './report.ts';
import { type Contestant, serve } from './serve.ts';

const parseServer = join(fileURLToPath(new URL('./peers/node_modules', import.meta.url)), 'parse-server');
const pets = 160;
const warmUpSeconds = 5;
const countedVisits = 30;
/** What a server that stood still catches up with. */
const settleMs = 500;
const startMs = 4_000;

/** How much is measured, and where. */
export interface VisitOptions {
  readonly rounds: number;
  readonly secondsEach: number;
  /** An empty database. */
  readonly databaseUrl: string;
  /** Copies a database that no one uses, under another name; returns the address of the copy. */
  readonly copyDatabase: (url: string, name: string) => Promise<string>;
  readonly freshDatabase: (name: string) => Promise<string>;
  /** The folder of the cluster and of the servers' files. */
  readonly folder: string;
  /** The folder of another checkout of this repository, to be measured in turns with this one. */
  readonly before: string | undefined;
}

interface Entrant {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Another product, with tables of its own. */
  readonly isPeer?: boolean;
}

/** An entrant with a database and a folder that no other one works on. */
interface Prepared extends Entrant {
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string };
}

/** Scan, check-in and check-out: ours, a bare handler with the same statements, and the best possible handler. */
export async function compareVisits(options: VisitOptions, running: Contestant[]): Promise<void> {
  // As it is deployed: no demo, no billing sandbox that works in the background.
  const shared = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://bench.test',
    AUTH_SECRET: 'b'.repeat(40),
    // One account makes every call here.
    CALLS_PER_MINUTE: '100000000',
    LOG_LEVEL: 'warn',
    DEMO: '0',
  };
  const fixture = await buildBenchFixture({ ...shared, DATABASE_URL: options.databaseUrl }, pets);
  const entrants: Prepared[] = [];
  for (const [index, entrant] of entrantsOf(options, fixture).entries()) {
    const databaseUrl = entrant.isPeer
      ? await options.freshDatabase(`door_${index}`)
      : await options.copyDatabase(options.databaseUrl, `door_${index}`);
    const own = { DATABASE_URL: databaseUrl, DATA_DIR: join(options.folder, `door-${index}`) };
    entrants.push({ ...entrant, databaseUrl, environment: { ...shared, ...entrant.environment, ...own } });
  }
  const measured = await measureInTurns(entrants, fixture, options, running);
  const counts = new Map<string, CallCounts>();
  for (const entrant of entrants) counts.set(entrant.name, await countCalls(entrant, fixture));
  await report(measured, counts);
}

async function measureInTurns(
  entrants: readonly Prepared[],
  fixture: BenchFixture,
  { rounds, secondsEach, databaseUrl }: VisitOptions,
  running: Contestant[],
): Promise<ReadonlyMap<string, readonly Round[]>> {
  const database = await postmasterPid(databaseUrl);
  const turns: ((seconds: number) => Promise<Round>)[] = [];
  for (const { name, script, environment } of entrants) {
    const contestant = await serve(name, script, environment);
    running.push(contestant);
    turns.push(turnOf(contestant, fixture, { database, databaseUrl: environment.DATABASE_URL }));
    // It answers before all of it has started.
    await pause(startMs);
    await turns.at(-1)?.(warmUpSeconds);
  }
  const measured = new Map<string, Round[]>(entrants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    // In turns, so that a slow moment of the machine meets all.
    for (const [index, { name }] of entrants.entries()) {
      const done = await turns[index]?.(secondsEach);
      if (done) measured.get(name)?.push(done);
    }
  }
  await Promise.all(running.map((contestant) => contestant.stop()));
  running.length = 0;
  return measured;
}

/** One contestant works at a time: the others stand still, and have finished what their visits caused. */
function turnOf(
  contestant: Contestant,
  fixture: BenchFixture,
  { database, databaseUrl }: { readonly database: number; readonly databaseUrl: string },
) {
  const { port, pid } = contestant;
  return async (seconds: number): Promise<Round> => {
    contestant.resume();
    await pause(settleMs);
    const done = await drive(port, fixture, seconds, { server: pid, database });
    await waitUntilQuiet(databaseUrl);
    await standStill(contestant, databaseUrl);
    return done;
  };
}

function entrantsOf({ before }: VisitOptions, { uid, businessId, visitors }: BenchFixture): Entrant[] {
  const server = 'apps/server/src/main.ts';
  const bare = { script: './bare-server.ts', environment: { BENCH_UID: uid } };
  return [
    { name: 'clearpaw', script: `../${server}`, environment: {} },
    ...(before ? [{ name: 'clearpaw before', script: join(before, server), environment: {} }] : []),
    { name: 'best handler', ...bare, environment: { ...bare.environment, BENCH_HANDLER: 'best' } },
    { name: 'bare handler', ...bare },
    ...(existsSync(parseServer)
      ? [
          {
            ...{ name: 'Parse Server 9', script: './parse-server.ts', isPeer: true },
            environment: { BENCH_BUSINESS: businessId, BENCH_VISITORS: JSON.stringify(visitors) },
          },
        ]
      : []),
  ];
}

/** PostgreSQL's main process, which starts the process of each connection; 0 if the system does not report it. */
async function postmasterPid(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return pid;
}

/**
 * The statements that each call sends to the database once everything is prepared: the minimum observed, because
 * background work only adds to it.
 */
async function countCalls(
  { name, script, environment, databaseUrl }: Prepared,
  fixture: BenchFixture,
): Promise<CallCounts> {
  const line = await countStatements(databaseUrl);
  const contestant = await serve(name, script, { ...environment, DATABASE_URL: line.url });
  // A server sends more in its first seconds.
  await pause(startMs);
  const seen: Record<string, SentCounts[]> = {};
  for (let turn = 0; turn < countedVisits; turn++) {
    let last = line.sent();
    await stepThrough(contestant.port, fixture, fixture.visitors[turn % 10] as BenchVisitor, (call) => {
      const now = line.sent();
      const sent = {
        statements: now.statements - last.statements,
        roundTrips: now.roundTrips - last.roundTrips,
      };
      seen[call] = [...(seen[call] ?? []), sent];
      last = now;
    });
  }
  await contestant.stop();
  line.stop();
  const least = (sent: readonly SentCounts[]): SentCounts => ({
    statements: Math.min(...sent.map(({ statements }) => statements)),
    roundTrips: Math.min(...sent.map(({ roundTrips }) => roundTrips)),
  });
  return new Map(Object.entries(seen).map(([call, sent]) => [call, least(sent)]));
}
