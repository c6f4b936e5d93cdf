import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  allTrials,
  type FaultTrial,
  functionClasses,
  nameOfTrial,
  type Rig,
  runTrial,
  useRig,
} from '../test/faults/index.ts';

/**
 * `FAULT_TRIALS=2720 FAULT_SEED=7` tries every fault of every part with every class of functions, in another order;
 * `FAULT_ONLY='mail, nonsense'` only those with this in their name, and `FAULT_LOG=file` writes each outcome there. None begins after
 * `FAULT_MINUTES`.
 */
const {
  FAULT_TRIALS = '12',
  FAULT_SEED = '1',
  FAULT_ONLY = '',
  FAULT_LOG = '',
  FAULT_MINUTES = '240',
  CAMPAIGN_FIGURES,
} = process.env;
const seed = Number(FAULT_SEED);
const trials = pick(allTrials(functionClasses));
/** Most of a trial is waiting. They are opened one after the other, because each looks for free ports. */
const rigs: Rig[] = [];
for (let index = 0; index < Math.min(6, Math.ceil(trials.length / 6)); index++) rigs.push(await useRig());

function pick(all: readonly FaultTrial[]): FaultTrial[] {
  if (FAULT_ONLY !== '') return all.filter((trial) => nameOfTrial(trial).includes(FAULT_ONLY));
  const random = randomFrom(seed);
  const mixed = all
    .map((trial) => ({ trial, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ trial }) => trial);
  return mixed.slice(0, FAULT_TRIALS === 'all' ? undefined : Number(FAULT_TRIALS));
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly strikes: number;
  readonly wrong: readonly string[];
}

async function workThrough(rig: Rig, waiting: FaultTrial[], outcomes: Outcome[]): Promise<void> {
  const until = Date.now() + Number(FAULT_MINUTES) * 60_000;
  for (let trial = waiting.shift(); trial && Date.now() < until; trial = waiting.shift()) {
    const begun = performance.now();
    const random = randomFrom(seed + trials.indexOf(trial));
    const wrong = await runTrial(rig, trial, random).catch((problem: Error) => [String(problem.stack)]);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const outcome = { name: nameOfTrial(trial), seconds, strikes: rig.proxies[trial.part].strikes, wrong };
    outcomes.push(outcome);
    if (FAULT_LOG !== '') appendFileSync(FAULT_LOG, `${JSON.stringify(outcome)}\n`);
  }
}

function countFor(figures: string, unit: string, count: number): void {
  appendFileSync(figures, `${JSON.stringify({ unit, count })}\n`);
}

test(
  'whatever a network does: a clear answer in time, and everything once',
  async () => {
    const outcomes: Outcome[] = [];
    const waiting = [...trials];
    await Promise.all(rigs.map((rig) => workThrough(rig, waiting, outcomes)));
    if (CAMPAIGN_FIGURES) {
      countFor(CAMPAIGN_FIGURES, 'trials', outcomes.length);
      countFor(CAMPAIGN_FIGURES, 'struck', outcomes.filter(({ strikes }) => strikes > 0).length);
    }
    expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  },
  4 * 60 * 60_000,
);
