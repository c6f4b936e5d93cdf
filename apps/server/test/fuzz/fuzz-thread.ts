import { Worker } from 'node:worker_threads';
import type { FuzzResult, FuzzTask, FuzzThreadData } from './fuzz-worker.ts';
import { inputAsCode, makeInput } from './make-input.ts';
import { createInputRng } from './rng.ts';
import type { FuzzTarget } from './target.ts';

export interface FuzzThread {
  run(target: FuzzTarget, task: FuzzTask): Promise<FuzzResult>;
  close(): Promise<unknown>;
}

/** A thread that attacks parsers one after the other; it is ended and replaced if one of them hangs. */
export function openFuzzThread(data: Omit<FuzzThreadData, 'trace'>, hangMs: number): FuzzThread {
  const trace = new Uint32Array(new SharedArrayBuffer(8));
  let failure: Error | null = null;
  const start = () => {
    const started = new Worker(new URL('./fuzz-worker.ts', import.meta.url), {
      workerData: { ...data, trace },
    });
    // It may fail before it is asked for anything.
    return started.on('error', (problem: Error) => {
      failure = problem;
    });
  };
  let thread = start();
  return {
    run: (target, task) =>
      new Promise((resolve, reject) => {
        const end = (result: FuzzResult | Error) => {
          stopWatching();
          thread.off('message', end).off('error', end);
          if (result instanceof Error) reject(result);
          else resolve(result);
        };
        const stopWatching = watch(trace, hangMs, () => {
          void thread.terminate();
          end(hangOf(target, task, { trace, isRepeatable: !data.explores }));
          thread = start();
        });
        thread.once('message', end).once('error', end);
        if (failure) end(failure);
        thread.postMessage(task);
      }),
    close: () => thread.terminate(),
  };
}

/** Loading the code can take long on a busy machine, and is no hang. */
const startMs = 10 * 60_000;

/** Calls back if the number of executions stays the same for too long. */
function watch(trace: Uint32Array, hangMs: number, onHang: () => void): () => void {
  trace[0] = 0;
  let [count, since] = [0, performance.now()];
  const timer = setInterval(() => {
    if (trace[0] !== count) [count, since] = [trace[0] ?? 0, performance.now()];
    else if (performance.now() - since > (count === 0 ? startMs : hangMs)) onHang();
  }, 1_000);
  return () => clearInterval(timer);
}

/** While the corpus does not change, the input can be made again. */
function hangOf(
  target: FuzzTarget,
  { corpus, seed }: FuzzTask,
  { trace, isRepeatable }: { readonly trace: Uint32Array; readonly isRepeatable: boolean },
): FuzzResult {
  const [executions = 0, state = 0] = trace;
  const input = inputAsCode(makeInput(target, [...target.seeds, ...corpus], createInputRng(state)));
  const about = isRepeatable ? input.slice(0, 4_000) : `one of those explored with seed ${seed}`;
  return { executions, corpus: [], findings: [{ input: about, problem: 'It did not end.' }] };
}
