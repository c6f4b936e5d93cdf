import { join } from 'node:path';
import pg from 'pg';
import { countStatements, type SentCounts } from './count-statements.ts';
import { type BenchFixture, type BenchVisitor, buildBenchFixture } from './fixture.ts';
import { drive, type Processes, type Round, stepThrough } from './load.ts';
import { parentOf } from './processor-time.ts';
import { type CallCounts, report } from './report.ts';
import { type Contestant, serve } from './serve.ts';

const pets = 160;
const warmUpSeconds = 5;
const countedVisits = 30;

/** How much is measured, and where. */
export interface VisitOptions {
  readonly rounds: number;
  readonly secondsEach: number;
  readonly databaseUrl: string;
  /** The folder of the cluster and of the servers' files. */
  readonly folder: string;
  /** The folder of another checkout of this repository, to be measured in turns with this one. */
  readonly before: string | undefined;
}

interface Entrant {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
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
    DATA_DIR: options.folder,
    LOG_LEVEL: 'warn',
    DEMO: '0',
  };
  const environment = { ...shared, DATABASE_URL: options.databaseUrl };
  const fixture = await buildBenchFixture(environment, pets);
  const entrants = entrantsOf(options, fixture.uid);
  const contestants: Contestant[] = [];
  for (const { name, script, environment: own } of entrants) {
    const contestant = await serve(name, script, { ...environment, ...own });
    contestants.push(contestant);
    running.push(contestant);
  }
  const database = await postmasterPid(options.databaseUrl);
  const processesOf = ({ pid }: Contestant): Processes => ({ server: pid, database });
  for (const contestant of contestants) {
    await drive(contestant.port, fixture, warmUpSeconds, processesOf(contestant));
  }
  const measured = new Map<string, Round[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < options.rounds; round++) {
    // In turns, so that a slow moment of the machine meets all.
    for (const contestant of contestants) {
      const done = await drive(contestant.port, fixture, options.secondsEach, processesOf(contestant));
      measured.get(contestant.name)?.push(done);
    }
  }
  await Promise.all(contestants.map((contestant) => contestant.stop()));
  running.length = 0;
  const counts = new Map<string, CallCounts>();
  for (const entrant of entrants) {
    counts.set(entrant.name, await countCalls(entrant, environment, fixture));
  }
  await report(measured, counts);
}

function entrantsOf({ before }: VisitOptions, uid: string): Entrant[] {
  const server = 'apps/server/src/main.ts';
  const bare = { script: './bare-server.ts', environment: { BENCH_UID: uid } };
  return [
    { name: 'clearpaw', script: `../${server}`, environment: {} },
    ...(before ? [{ name: 'clearpaw before', script: join(before, server), environment: {} }] : []),
    { name: 'best handler', ...bare, environment: { ...bare.environment, BENCH_HANDLER: 'best' } },
    { name: 'bare handler', ...bare },
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
  { name, script, environment: own }: Entrant,
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
  fixture: BenchFixture,
): Promise<CallCounts> {
  const line = await countStatements(environment.DATABASE_URL);
  const contestant = await serve(name, script, { ...environment, ...own, DATABASE_URL: line.url });
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
