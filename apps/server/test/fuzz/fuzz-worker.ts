import { parentPort, workerData } from 'node:worker_threads';
import { attack, explore, type Finding, type Trace } from './attack-target.ts';
import { openCoverage } from './coverage.ts';
import { createRng } from './rng.ts';
import type { Input, Target } from './target.ts';

export interface FuzzThreadData {
  /** The address of the file that exports `targets`. */
  readonly module: string;
  readonly trace: Trace;
  /** Whether inputs that reach new code are looked for, which takes time on every execution. */
  readonly explores: boolean;
}

export interface FuzzTask {
  readonly name: string;
  readonly seed: number;
  /** Inputs to change besides the seeds of the target. */
  readonly corpus: readonly Input[];
  readonly executions: number;
  readonly exploreMs: number;
}

export interface FuzzResult {
  readonly executions: number;
  readonly findings: readonly Finding[];
  readonly corpus: readonly Input[];
}

const watched = /\/(?:packages|apps)\/.*\/src\/|\/node_modules\/(?:papaparse|cborg|fflate)\//;
const { module, trace, explores } = workerData as FuzzThreadData;
// Blocks are counted only in code that is loaded later.
const coverage = explores ? openCoverage(watched) : null;
const { targets } = (await import(module)) as { readonly targets: readonly Target[] };

async function work({ name, seed, corpus: found, executions, exploreMs }: FuzzTask): Promise<FuzzResult> {
  const target = targets.find((one) => one.name === name);
  if (!target) throw new Error(`There is no target ${name}.`);
  const findings = new Map<string, Finding>();
  const on = { target, findings, trace, rng: createRng(seed) };
  const corpus = [...target.seeds, ...found];
  coverage?.forget();
  const done = coverage
    ? await explore(on, corpus, exploreMs, coverage)
    : await attack(on, corpus, Math.ceil(executions / (target.cost ?? 1)));
  return { executions: done, findings: [...findings.values()], corpus: corpus.slice(target.seeds.length) };
}

parentPort?.on('message', (task: FuzzTask) => {
  void work(task).then((result) => parentPort?.postMessage(result));
});
