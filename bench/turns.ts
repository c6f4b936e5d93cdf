import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { BenchFixture } from './fixture.ts';
import { drive, type Round } from './load.ts';
import { parentOf } from './processor-time.ts';
import { standStill, waitUntilQuiet } from './quiet.ts';
import { type Contestant, serve } from './serve.ts';

/** A server answers before all of it has started. */
export const startMs = 4_000;
const warmUpSeconds = 5;
/** What a server that stood still catches up with. */
const settleMs = 500;

/** Settings of a deployed server: no demo, and no billing sandbox that works in the background. */
export const asDeployed = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://bench.test',
  AUTH_SECRET: 'b'.repeat(40),
  // One account makes every call here.
  CALLS_PER_MINUTE: '100000000',
  LOG_LEVEL: 'warn',
  DEMO: '0',
};

/** A server that takes part in a comparison. */
export interface Entrant {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Another product, with tables of its own. */
  readonly isPeer?: boolean;
}

/** An entrant with a database and a folder that no other one works on. */
export interface Prepared extends Entrant {
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string };
}

interface TurnOptions {
  readonly rounds: number;
  readonly secondsEach: number;
  /** Any database of the cluster. */
  readonly databaseUrl: string;
}

/** Each entrant's rounds, by its name; one works at a time. */
export async function measureInTurns(
  entrants: readonly Prepared[],
  fixture: BenchFixture,
  { rounds, secondsEach, databaseUrl }: TurnOptions,
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

/** PostgreSQL's main process, which starts the process of each connection; 0 if the system does not report it. */
async function postmasterPid(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return pid;
}
