import { type Transferable, Worker } from 'node:worker_threads';

/** What a thread says: how far it is, as often as it likes, and once what it found. */
export type ThreadMessage<Result> = { readonly progress: number } | { readonly result: Result };

/** How it ended: with a result, or because it was stopped, failed, or took more than it may. */
export type ThreadEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'time' | 'memory' | 'broken' | 'stopped' };

export interface ThreadDraft {
  /** The module that runs; it posts `ThreadMessage`s. */
  readonly module: URL;
  readonly data: unknown;
  /** Memory that the thread takes over for good. */
  readonly transfer?: readonly Transferable[];
  readonly limits: ThreadLimits;
  readonly onProgress?: (progress: number) => void;
  readonly signal?: AbortSignal;
}

interface ThreadLimits {
  readonly totalMs: number;
  /** How long it may work without a word. */
  readonly silenceMs?: number;
  readonly heapMiB: number;
  /** Memory outside of the heap, where files unfold; a thread's own limits do not see it. */
  readonly outsideBytes: number;
}

const lookEveryMs = 50;

/** Runs a module in a thread of its own and ends it, whatever it is doing, when it takes too much. Never rejects. */
export function runInThread<Result>(draft: ThreadDraft): Promise<ThreadEnd<Result>> {
  const { module, data, transfer = [], limits, onProgress, signal } = draft;
  if (signal?.aborted) return Promise.resolve({ kind: 'stopped' });
  return new Promise((resolve) => {
    const worker = new Worker(module, {
      workerData: data,
      transferList: [...transfer],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMiB },
      stdout: true,
      stderr: true,
    });
    const finish = (end: ThreadEnd<Result>) => {
      clearInterval(looking);
      signal?.removeEventListener('abort', stop);
      void worker.terminate();
      resolve(end);
    };
    const stop = () => finish({ kind: 'stopped' });
    signal?.addEventListener('abort', stop);
    const begun = Date.now();
    let heardAt = begun;
    const looking = setInterval(async () => {
      const now = Date.now();
      const silent = now - heardAt > (limits.silenceMs ?? limits.totalMs);
      if (silent || now - begun > limits.totalMs) return finish({ kind: 'time' });
      // It may have ended since.
      const heap = await worker.getHeapStatistics().catch(() => null);
      if (heap && heap.external_memory > limits.outsideBytes) finish({ kind: 'memory' });
    }, lookEveryMs);
    worker.on('message', (message: ThreadMessage<Result>) => {
      heardAt = Date.now();
      if ('result' in message) finish({ kind: 'done', result: message.result });
      else onProgress?.(message.progress);
    });
    worker.once('error', (problem: Error & { code?: string }) => {
      finish({ kind: problem.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broken' });
    });
    worker.once('exit', () => finish({ kind: 'broken' }));
  });
}
