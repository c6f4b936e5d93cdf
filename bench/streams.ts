import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newId, systemClock } from '../apps/server/src/platform/clock/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/telemetry/index.ts';
import { buildBusiness } from '../apps/server/src/seed/builders/index.ts';
import { buildBenchFixture } from './fixture.ts';
import { keepResult, rounded } from './keep-result.ts';
import { processorSeconds } from './processor-time.ts';
import { type Contestant, serve } from './serve.ts';
import { openStreams, publishEvents } from './stream-load.ts';

const streams = Number(process.env.BENCH_STREAMS ?? 10_000);
const perSecond = Number(process.env.BENCH_EVENTS ?? 1_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const listenersEach = 10;
const goals = { processorShare: 1, p95Ms: 250 };

interface StreamOptions {
  readonly databaseUrl: string;
  readonly folder: string;
  /** The folder of another checkout, to be measured in this one's place. */
  readonly before: string | undefined;
}

/** Many open streams on one server, ten for each business, while events come for all of them in turn. */
export async function measureStreams(options: StreamOptions, running: Contestant[]): Promise<void> {
  const environment = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://bench.test',
    AUTH_SECRET: 'b'.repeat(40),
    CALLS_PER_MINUTE: '100000000',
    DATA_DIR: options.folder,
    DATABASE_URL: options.databaseUrl,
    LOG_LEVEL: 'warn',
    DEMO: '0',
  };
  const { token, uid } = await buildBenchFixture(environment, 0);
  const businessIds = await buildBusinesses(options.databaseUrl, uid, Math.ceil(streams / listenersEach));
  const script = `${options.before ?? '..'}/apps/server/src/main.ts`;
  const server = await serve('streams', script, environment);
  running.push(server);
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  const committedAt = new Map<string, number>();
  const each = Array.from({ length: streams }, (_, index) => businessIds[index % businessIds.length] ?? '');
  const before = memoryBytes(server.pid);
  const received = await openStreams(server.port, token, each, committedAt);
  // What opening them took is collected, and no stream is told anything meanwhile.
  await pause(15_000);
  const bytesEach = (memoryBytes(server.pid) - before) / streams;
  const [cpu, begun] = [processorSeconds(server.pid) ?? 0, performance.now()];
  const events = await publishEvents(client, businessIds, { perSecond, seconds }, committedAt);
  const processorShare = ((processorSeconds(server.pid) ?? 0) - cpu) / ((performance.now() - begun) / 1000);
  await pause(2_000);
  await client.end();
  received.close();
  await report(received.delays, { events, expected: events * listenersEach, processorShare, bytesEach });
}

async function buildBusinesses(databaseUrl: string, uid: string, count: number): Promise<string[]> {
  const store = openDatabase(databaseUrl, createLog('silent'));
  const services = { store, clock: systemClock, newId };
  const owner = { uid, email: '' };
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push((await buildBusiness(services, { owner })).id);
  await store.close();
  return ids;
}

function memoryBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

interface Measured {
  readonly events: number;
  readonly expected: number;
  readonly processorShare: number;
  readonly bytesEach: number;
}

async function report(delays: number[], measured: Measured): Promise<void> {
  delays.sort((a, b) => a - b);
  const at = (share: number) => rounded(delays[Math.ceil(delays.length * share) - 1] ?? Number.NaN, 0);
  const numbers = { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
  console.table({
    [`${streams} streams, ${perSecond} events a second`]: {
      messages: `${delays.length} of ${measured.expected}`,
      'processor share': rounded(measured.processorShare, 2),
      'KiB for an idle stream': rounded(measured.bytesEach / 1024, 1),
      ...numbers,
    },
  });
  console.log(
    `Streams: processor share at most ${goals.processorShare}, p95 at most ${goals.p95Ms} ms are the goals.`,
  );
  await keepResult('streams', { goals, streams, perSecond, seconds, ...measured, ...numbers });
}
