import type { BlockCoverage } from './coverage.ts';
import { inputAsCode, makeInput } from './make-input.ts';
import type { InputRng } from './rng.ts';
import type { FuzzTarget, Input } from './target.ts';
import { kindOfProblem, shortest, tryInput } from './try-input.ts';

/** An input that a parser did not handle as promised. */
export interface FuzzFinding {
  readonly input: string;
  readonly problem: string;
}

/** Memory that the thread which watches over this one can read: how many executions began, and how the last input was made. */
export type Trace = Uint32Array;

interface Attack {
  readonly target: FuzzTarget;
  readonly rng: InputRng;
  readonly trace: Trace;
  readonly findings: Map<string, FuzzFinding>;
}

const maxFindings = 10;

async function execute({ target, trace, findings }: Attack, input: Input): Promise<void> {
  const count = () => {
    trace[0] = ((trace[0] ?? 0) + 1) >>> 0;
  };
  count();
  const problem = await tryInput(target, input);
  if (problem === null || findings.has(kindOfProblem(problem))) return;
  findings.set(kindOfProblem(problem), { input: '', problem });
  const short = await shortest(target, input, problem, count);
  findings.set(kindOfProblem(problem), { input: inputAsCode(short).slice(0, 4_000), problem });
}

/** Executes the seeds, then inputs made from the corpus, until the time or number has passed; returns how many. */
export async function attack(on: Attack, corpus: readonly Input[], most: number): Promise<number> {
  for (const seed of on.target.seeds) await execute(on, seed);
  let done = on.target.seeds.length;
  for (; done < most && on.findings.size < maxFindings; done += 1) {
    on.trace[1] = on.rng.state;
    await execute(on, makeInput(on.target, corpus, on.rng));
  }
  return done;
}

const batchSize = 64;

/** As `attack`, and adds to the corpus whatever reaches new code. The code is measured after each batch, not each input. */
export async function explore(
  on: Attack,
  corpus: Input[],
  ms: number,
  coverage: BlockCoverage,
): Promise<number> {
  for (const seed of on.target.seeds) await execute(on, seed);
  coverage.isNew(true);
  const until = performance.now() + ms;
  let done = on.target.seeds.length;
  while (performance.now() < until && on.findings.size < maxFindings) {
    const batch: Input[] = [];
    for (let left = batchSize; left > 0; left -= 1) {
      on.trace[1] = on.rng.state;
      batch.push(makeInput(on.target, corpus, on.rng));
    }
    done += await keepNew(on, corpus, batch, coverage);
  }
  return done;
}

/** Halves a batch that reached new code until the inputs that did are alone. */
async function keepNew(
  on: Attack,
  corpus: Input[],
  batch: readonly Input[],
  coverage: BlockCoverage,
): Promise<number> {
  for (const input of batch) await execute(on, input);
  const isAlone = batch.length === 1;
  if (!coverage.isNew(isAlone)) return batch.length;
  if (isAlone) {
    corpus.push(...batch);
    return 1;
  }
  const half = batch.length >> 1;
  const first = await keepNew(on, corpus, batch.slice(0, half), coverage);
  return batch.length + first + (await keepNew(on, corpus, batch.slice(half), coverage));
}
