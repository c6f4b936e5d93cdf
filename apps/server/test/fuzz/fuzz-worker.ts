import { parentPort, workerData } from 'node:worker_threads';
import { attack, explore, type FuzzFinding, type Trace } from './attack-target.ts';
import { openCoverage } from './coverage.ts';
import { createInputRng } from './rng.ts';
import type { FuzzTarget, Input } from './target.ts';

export interface FuzzThreadData {
  /** The address of the file that exports the list of targets, and nothing else that is a list. */
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
  readonly findings: readonly FuzzFinding[];
  readonly corpus: readonly Input[];
}

const watched = /\/(?:packages|apps)\/.*\/src\/|\/node_modules\/(?:papaparse|cborg|fflate)\//;
const { module, trace, explores } = workerData as FuzzThreadData;
// Blocks are counted only in code that is loaded later.
const coverage = explores ? openCoverage(watched) : null;
const exported = Object.values((await import(module)) as object);
const fuzzTargets = exported.find((one) => Array.isArray(one)) as readonly FuzzTarget[];

async function work({ name, seed, corpus: found, executions, exploreMs }: FuzzTask): Promise<FuzzResult> {
  const target = fuzzTargets.find((one) => one.name === name);
  if (!target) throw new Error(`There is no target ${name}.`);
  const findings = new Map<string, FuzzFinding>();
  const on = { target, findings, trace, rng: createInputRng(seed) };
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
