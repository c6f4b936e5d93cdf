import { readFileSync } from 'node:fs';
import { buildBenchFixture } from './fixture.ts';
import { keepResult, median, rounded } from './keep-result.ts';
import { drive } from './load.ts';
import { type OtherCalls, otherCalls } from './other-calls.ts';
import { parentOf } from './processor-time.ts';
import { type Contestant, serve } from './serve.ts';
import { openStreams } from './stream-load.ts';

/** Goals in MiB and seconds. */
const goals = { rest: 220, load: 350, ready: 2.5 };
const starts = Number(process.env.BENCH_STARTS ?? 5);
const minutes = Number(process.env.BENCH_MINUTES ?? 9);
const streams = 200;
const restMs = 8_000;

interface MemorySetup {
  readonly freshDatabase: (name: string) => Promise<string>;
  readonly folder: string;
}

/**
 * Memory of the server's process alone, without PostgreSQL and the process that reads documents: with the demo data at
 * rest after each of some later starts, and every minute of a mixed load (visits, lists, uploads, downloads, prints and
 * open streams). It runs with the flags of `npm start`.
 */
export async function measureMemory({ freshDatabase, folder }: MemorySetup): Promise<void> {
  const shared = { AUTH_SECRET: 'b'.repeat(40), DATA_DIR: folder, LOG_LEVEL: 'error' };
  const demo = { ...shared, DATABASE_URL: await freshDatabase('memory_demo') };
  await (await startServer(demo)).stop();
  const rests: number[] = [];
  const ready: number[] = [];
  for (let start = 1; start <= starts; start += 1) {
    const begun = performance.now();
    const server = await startServer(demo);
    ready.push((performance.now() - begun) / 1000);
    await new Promise((wake) => setTimeout(wake, restMs));
    rests.push(residentMiB(server.pid));
    await server.stop();
  }
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://bench.test', DEMO: '0' };
  const busy = { ...shared, ...production, CALLS_PER_MINUTE: '100000000' };
  const eachMinute = await underLoad({ ...busy, DATABASE_URL: await freshDatabase('memory_load') });
  const [rest, atMost, after] = [median(rests), Math.max(...eachMinute), eachMinute.at(-1) ?? 0];
  console.table({
    'at rest with the demo data (median)': { MiB: rounded(rest, 0), goal: goals.rest },
    [`after ${minutes} minutes of load`]: { MiB: rounded(after, 0), goal: goals.load },
    'at most during the load': { MiB: rounded(atMost, 0) },
  });
  console.log(
    `Later start to its first answer: ${rounded(median(ready), 1)} s, goal at most ${goals.ready} s.`,
  );
  await keepResult('memory', { rests, ready, eachMinute, minutes, streams, goals });
}

const startServer = (environment: Record<string, string>): Promise<Contestant> =>
  serve('memory', '../apps/server/src/main.ts', environment);

/** The server's memory after each minute. */
async function underLoad(environment: Record<string, string>): Promise<number[]> {
  const fixture = await buildBenchFixture(environment, 160);
  const server = await startServer(environment);
  const listening = await openStreams(
    server.port,
    fixture.token,
    Array.from({ length: streams }, () => fixture.businessId),
    new Map(),
  );
  const others = otherCalls(server.port, fixture);
  const found: number[] = [];
  try {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await mixedMinute(server, fixture, others);
      found.push(residentMiB(server.pid));
      console.log(`After minute ${minute}: ${rounded(found.at(-1) ?? 0, 0)} MiB.`);
    }
  } finally {
    listening.close();
    await server.stop();
  }
  return found;
}

async function mixedMinute(
  server: Contestant,
  fixture: Awaited<ReturnType<typeof buildBenchFixture>>,
  others: OtherCalls,
): Promise<void> {
  const until = performance.now() + 60_000;
  const repeat = async (): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn += 1) await others[turn % others.length]?.();
  };
  const processes = { server: server.pid, database: parentOf(server.pid) };
  await Promise.all([drive(server.port, fixture, 60, processes), repeat(), repeat()]);
}

function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
