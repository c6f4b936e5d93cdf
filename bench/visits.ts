import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { countStatements, type SentCounts } from './count-statements.ts';
import { type BenchFixture, type BenchVisitor, buildBenchFixture } from './fixture.ts';
import { stepThrough } from './load.ts';
import { type CallCounts, report } from './report.ts';
import { type Contestant, serve } from './serve.ts';
import { asDeployed, type Entrant, measureInTurns, type Prepared, startMs } from './turns.ts';

const parseServer = join(fileURLToPath(new URL('./peers/node_modules', import.meta.url)), 'parse-server');
const pets = 160;
const countedVisits = 30;

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

/** Scan, check-in and check-out: ours, a bare handler with the same statements, and the best possible handler. */
export async function compareVisits(options: VisitOptions, running: Contestant[]): Promise<void> {
  const fixture = await buildBenchFixture({ ...asDeployed, DATABASE_URL: options.databaseUrl }, pets);
  const entrants: Prepared[] = [];
  for (const [index, entrant] of entrantsOf(options, fixture).entries()) {
    const databaseUrl = entrant.isPeer
      ? await options.freshDatabase(`door_${index}`)
      : await options.copyDatabase(options.databaseUrl, `door_${index}`);
    const own = { DATABASE_URL: databaseUrl, DATA_DIR: join(options.folder, `door-${index}`) };
    entrants.push({
      ...entrant,
      databaseUrl,
      environment: { ...asDeployed, ...entrant.environment, ...own },
    });
  }
  const measured = await measureInTurns(entrants, fixture, options, running);
  const counts = new Map<string, CallCounts>();
  for (const entrant of entrants) counts.set(entrant.name, await countCalls(entrant, fixture));
  await report(measured, counts);
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
