import { keepResult, median, rounded as round } from './keep-result.ts';
import type { Round } from './load.ts';

/** Two servers measured in turns, in one run, on one database. */
export interface Comparison {
  readonly what: string;
  readonly ours: readonly Round[];
  readonly bare: readonly Round[];
  /** The least share of the bare server's speed that we mean to keep. */
  readonly goal: number;
}

/** Prints the table and keeps the numbers. */
export async function report(comparison: Comparison): Promise<void> {
  const [ours, bare] = [medians(comparison.ours), medians(comparison.bare)];
  const ratio = ours.visitsPerSecond / bare.visitsPerSecond;
  console.table({
    clearpaw: { ...rounded(ours), ratio: round(ratio, 2) },
    'node:http + pg': { ...rounded(bare), ratio: 1 },
  });
  console.log(`${comparison.what}: ratio ${round(ratio, 2)}, goal at least ${comparison.goal}.`);
  await keepResult('scan-and-check-in', { ...comparison, medians: { ours, bare }, ratio });
}

function medians(rounds: readonly Round[]): Round {
  const of = (key: keyof Round) => median(rounds.map((item) => item[key]));
  return { visitsPerSecond: of('visitsPerSecond'), medianMs: of('medianMs'), p99Ms: of('p99Ms') };
}

function rounded({ visitsPerSecond, medianMs, p99Ms }: Round) {
  return {
    'visits/s': round(visitsPerSecond, 0),
    'median ms': round(medianMs, 1),
    'p99 ms': round(p99Ms, 1),
  };
}
