import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Round } from './load.ts';

/** Two servers measured in turns, in one run, on one database. */
export interface Comparison {
  readonly what: string;
  readonly ours: readonly Round[];
  readonly bare: readonly Round[];
  /** The least share of the bare server's speed that we mean to keep. */
  readonly goal: number;
}

const folder = fileURLToPath(new URL('./results/', import.meta.url));

/** Prints the table and keeps the numbers. */
export async function report(comparison: Comparison): Promise<void> {
  const [ours, bare] = [medians(comparison.ours), medians(comparison.bare)];
  const ratio = ours.visitsPerSecond / bare.visitsPerSecond;
  console.table({
    clearpaw: { ...rounded(ours), ratio: round(ratio, 2) },
    'node:http + pg': { ...rounded(bare), ratio: 1 },
  });
  console.log(`${comparison.what}: ratio ${round(ratio, 2)}, goal at least ${comparison.goal}.`);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  await mkdir(folder, { recursive: true });
  const kept = { ...comparison, medians: { ours, bare }, ratio, machine, at: new Date().toISOString() };
  await writeFile(`${folder}scan-and-check-in.json`, `${JSON.stringify(kept, null, 2)}\n`);
}

function medians(rounds: readonly Round[]): Round {
  const of = (key: keyof Round) => median(rounds.map((item) => item[key]));
  return { visitsPerSecond: of('visitsPerSecond'), medianMs: of('medianMs'), p99Ms: of('p99Ms') };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function rounded({ visitsPerSecond, medianMs, p99Ms }: Round) {
  return {
    'visits/s': round(visitsPerSecond, 0),
    'median ms': round(medianMs, 1),
    'p99 ms': round(p99Ms, 1),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
