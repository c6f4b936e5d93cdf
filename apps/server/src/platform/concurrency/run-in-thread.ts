import { type Transferable, Worker } from 'node:worker_threads';

/** A thread's message: its progress, any number of times, and its result, once. */
export type ThreadMessage<Result> = { readonly progress: number } | { readonly result: Result };

/** How it ended: with a result, or because it was stopped, failed, or used too much time or memory. */
export type ThreadEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'time' | 'memory' | 'broken' | 'stopped' };

export interface ThreadDraft {
  /** The module to run; it posts `ThreadMessage`s. */
  readonly module: URL;
  readonly data: unknown;
  /** Memory that is transferred to the thread. */
  readonly transfer?: readonly Transferable[];
  readonly limits: ThreadLimits;
  readonly onProgress?: (progress: number) => void;
  readonly signal?: AbortSignal;
}

interface ThreadLimits {
  readonly totalMs: number;
  /** How long it may work without a message. */
  readonly silenceMs?: number;
  readonly heapMiB: number;
  /** Memory outside the heap, where files are decompressed; a thread's own limits do not include it. */
  readonly outsideBytes: number;
}

const lookEveryMs = 50;

/** Runs a module in its own thread and ends it when it uses too much time or memory. Never rejects. */
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
      // The thread may have ended in the meantime.
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
