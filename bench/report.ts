import type { SentCounts } from './count-statements.ts';
import { keepResult, median, rounded as round } from './keep-result.ts';
import type { Round } from './load.ts';

/** The statements that each function sends to the database, by function name. */
export type CallCounts = ReadonlyMap<string, SentCounts>;

/** The required speed, as a share of another contestant's visits per second. */
const goals: Readonly<Record<string, number>> = {
  'best handler': 0.6,
  'bare handler': 1.3,
  'Parse Server 9': 5,
};

/** Prints the tables and stores the figures; the first contestant is ours. */
export async function report(
  measured: ReadonlyMap<string, readonly Round[]>,
  counts: ReadonlyMap<string, CallCounts>,
): Promise<void> {
  const results = [...measured].map(([name, rounds]) => ({ name, ...medians(rounds), ...leastOf(rounds) }));
  const [ours] = results;
  if (!ours) return;
  console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, rounded(result)])));
  console.table(Object.fromEntries([...counts].map(([name, calls]) => [name, sums(calls)])));
  for (const { name, visitsPerSecond } of results.slice(1)) {
    const goal = goals[name];
    const share = round(ours.visitsPerSecond / visitsPerSecond, 2);
    console.log(`Visits: ${share} of ${name}${goal === undefined ? '' : `, goal at least ${goal}`}.`);
  }
  console.log(`p99: ${round(ours.p99Ms / ours.medianMs, 1)} times the median, goal at most 3.`);
  const sent = Object.fromEntries([...counts].map(([name, calls]) => [name, Object.fromEntries(calls)]));
  await keepResult('door', { results, sent, rounds: Object.fromEntries(measured) });
}

export function medians(rounds: readonly Round[]): Round {
  const of = (key: 'visitsPerSecond' | 'medianMs' | 'p95Ms' | 'p99Ms') =>
    median(rounds.map((item) => item[key]));
  const ofKnown = (key: 'serverCpuMs' | 'databaseCpuMs') => {
    const known = rounds.flatMap((item) => item[key] ?? []);
    return known.length > 0 ? median(known) : null;
  };
  return {
    visitsPerSecond: of('visitsPerSecond'),
    medianMs: of('medianMs'),
    p95Ms: of('p95Ms'),
    p99Ms: of('p99Ms'),
    serverCpuMs: ofKnown('serverCpuMs'),
    databaseCpuMs: ofKnown('databaseCpuMs'),
  };
}

interface Least {
  readonly leastServerCpuMs: number | null;
  readonly leastDatabaseCpuMs: number | null;
}

/** Other work on the machine only adds to processor time: the least of all rounds is the steadiest figure. */
function leastOf(rounds: readonly Round[]): Least {
  const of = (key: 'serverCpuMs' | 'databaseCpuMs') => {
    const known = rounds.flatMap((item) => item[key] ?? []);
    return known.length > 0 ? Math.min(...known) : null;
  };
  return { leastServerCpuMs: of('serverCpuMs'), leastDatabaseCpuMs: of('databaseCpuMs') };
}

function rounded({ visitsPerSecond, medianMs, p95Ms, p99Ms, ...processor }: Round & Least) {
  const known = (ms: number | null) => (ms === null ? '?' : round(ms, 2));
  return {
    'visits/s': round(visitsPerSecond, 0),
    'median ms': round(medianMs, 1),
    'p95 ms': round(p95Ms, 1),
    'p99 ms': round(p99Ms, 1),
    'server CPU ms': known(processor.serverCpuMs),
    'database CPU ms': known(processor.databaseCpuMs),
    'least server': known(processor.leastServerCpuMs),
    'least database': known(processor.leastDatabaseCpuMs),
  };
}

/** Statements and round trips of each call, and of the whole visit. */
function sums(calls: CallCounts) {
  const columns = [...calls].map(([call, { statements, roundTrips }]) => [
    call,
    `${statements} in ${roundTrips}`,
  ]);
  const total = (key: keyof SentCounts) => [...calls.values()].reduce((sum, sent) => sum + sent[key], 0);
  return { ...Object.fromEntries(columns), visit: `${total('statements')} in ${total('roundTrips')}` };
}
