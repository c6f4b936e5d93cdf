import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ThreadEnd, ThreadMessage } from './run-in-thread.ts';

export interface ProcessDraft {
  /** The module that runs; it gets its data by `receiveData` and answers by `sendMessage`. */
  readonly module: URL;
  readonly data: unknown;
  readonly limits: ProcessLimits;
  readonly onProgress?: (progress: number) => void;
  readonly signal?: AbortSignal;
}

interface ProcessLimits {
  readonly totalMs: number;
  /** How long it may work without a message. */
  readonly silenceMs: number;
  readonly heapMiB: number;
  /** All its memory, with what native code takes; watched where the system tells it (Linux). */
  readonly memoryMiB: number;
}

const watchEveryMs = 50;
const pageBytes = 4096;

/**
 * Runs a module in a process of its own and ends it, whatever it is doing, when it takes too much. Never rejects. What
 * native code does there, a crash included, does not reach the server; its environment holds no secret.
 */
export function runInProcess<Result>(draft: ProcessDraft): Promise<ThreadEnd<Result>> {
  const { module, data, limits, onProgress, signal } = draft;
  if (signal?.aborted) return Promise.resolve({ kind: 'stopped' });
  return new Promise((resolve) => {
    const child = fork(module, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.heapMiB}`],
      env: { PATH: process.env.PATH ?? '', ...(process.env.TMPDIR && { TMPDIR: process.env.TMPDIR }) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const begun = Date.now();
    let heardAt = begun;
    const finish = (end: ThreadEnd<Result>) => {
      clearInterval(watch);
      signal?.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      resolve(end);
    };
    const stop = () => finish({ kind: 'stopped' });
    signal?.addEventListener('abort', stop);
    const watch = setInterval(async () => {
      const now = Date.now();
      if (now - heardAt > limits.silenceMs || now - begun > limits.totalMs) return finish({ kind: 'time' });
      if ((await memoryOf(child)) > limits.memoryMiB * 2 ** 20) finish({ kind: 'memory' });
    }, watchEveryMs);
    child.on('message', (message: ThreadMessage<Result>) => {
      heardAt = Date.now();
      if ('result' in message) finish({ kind: 'done', result: message.result });
      else onProgress?.(message.progress);
    });
    child.once('error', () => finish({ kind: 'broken' }));
    // Node ends itself by SIGABRT when its heap is full.
    child.once('exit', (_, by) => finish({ kind: by === 'SIGABRT' ? 'memory' : 'broken' }));
    child.send(data as object, () => undefined);
  });
}

/** In bytes; 0 where the system does not tell. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * pageBytes;
}

/** What the process is to work on. It ends with the server that started it. */
export function receiveData<Data>(): Promise<Data> {
  process.once('disconnect', () => process.exit());
  return new Promise((resolve) => process.once('message', (data) => resolve(data as Data)));
}

/** Tells the server how far the work is, or its result. */
export function sendMessage<Result>(message: ThreadMessage<Result>): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
