import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { compileCacheFolder } from './compile-cache.ts';
import type { ThreadEnd, ThreadMessage } from './run-in-thread.ts';

export interface ProcessDraft {
  /** The module to run; it receives its data by `receiveData` and answers by `sendMessage`. */
  readonly module: URL;
  readonly data: unknown;
  readonly limits: ProcessLimits;
  readonly onProgress?: (progress: number) => void;
  /** Takes a piece of the result; the process waits until it is taken before it makes the next one. */
  readonly onPiece?: (piece: string) => Promise<void>;
  readonly signal?: AbortSignal;
}

type ProcessMessage<Result> = ThreadMessage<Result> | { readonly piece: string };

interface ProcessLimits {
  readonly totalMs: number;
  /** How long it may work without a message. */
  readonly silenceMs: number;
  readonly heapMiB: number;
  /** Its total memory, including that of native code; watched where the system reports it (Linux). */
  readonly memoryMiB: number;
}

const watchEveryMs = 50;
const pageBytes = 4096;

/**
 * Runs a module in its own process and ends it when it uses too much time or memory. Rejects only with what `onPiece`
 * throws. Native code there, even a crash, does not affect the server; its environment contains no secret.
 */
export function runInProcess<Result>(draft: ProcessDraft): Promise<ThreadEnd<Result>> {
  const { module, data, limits, onProgress, onPiece, signal } = draft;
  if (signal?.aborted) return Promise.resolve({ kind: 'stopped' });
  return new Promise((resolve, reject) => {
    const child = fork(module, {
      serialization: 'advanced',
      // Its garbage is collected early: it shares the machine with the server.
      execArgv: [
        `--max-old-space-size=${limits.heapMiB}`,
        '--max-semi-space-size=4',
        '--heap-growing-percent=20',
      ],
      env: environmentOfChild(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let begun = Date.now();
    let heardAt = begun;
    let isTaking = false;
    const endChild = () => {
      clearInterval(watch);
      signal?.removeEventListener('abort', stop);
      child.kill('SIGKILL');
    };
    const finish = (end: ThreadEnd<Result>) => {
      endChild();
      resolve(end);
    };
    const take = async (piece: string) => {
      const from = Date.now();
      isTaking = true;
      try {
        await onPiece?.(piece);
      } catch (problem) {
        endChild();
        return reject(problem);
      }
      // The time that the server takes is not the process's.
      [isTaking, heardAt, begun] = [false, Date.now(), begun + Date.now() - from];
      child.send('taken', () => undefined);
    };
    const stop = () => finish({ kind: 'stopped' });
    signal?.addEventListener('abort', stop);
    const watch = setInterval(async () => {
      const now = Date.now();
      if (isTaking) return;
      if (now - heardAt > limits.silenceMs || now - begun > limits.totalMs) return finish({ kind: 'time' });
      if ((await memoryOf(child)) > limits.memoryMiB * 2 ** 20) finish({ kind: 'memory' });
    }, watchEveryMs);
    child.on('message', (message: ProcessMessage<Result>) => {
      heardAt = Date.now();
      if ('result' in message) finish({ kind: 'done', result: message.result });
      else if ('piece' in message) take(message.piece);
      else onProgress?.(message.progress);
    });
    child.once('error', () => finish({ kind: 'broken' }));
    // Node ends itself by SIGABRT when its heap is full.
    child.once('exit', (_, by) => finish({ kind: by === 'SIGABRT' ? 'memory' : 'broken' }));
    child.send(data as object, () => undefined);
  });
}

/** Loading its modules is most of the work for a short file; compiled once, they take half the time. */
function environmentOfChild(): NodeJS.ProcessEnv {
  const { PATH = '', TMPDIR } = process.env;
  return { PATH, ...(TMPDIR && { TMPDIR }), NODE_COMPILE_CACHE: compileCacheFolder };
}

/** In bytes; 0 if the system does not report it. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * pageBytes;
}

/** The data that the process works on. The process ends with the server that started it. */
export function receiveData<Data>(): Promise<Data> {
  process.once('disconnect', () => process.exit());
  return new Promise((resolve) => process.once('message', (data) => resolve(data as Data)));
}

/** Sends the server the progress of the work, or its result. */
export function sendMessage<Result>(message: ThreadMessage<Result>): void {
  // The server ends this process as soon as it has the result, before Node would store what it compiled.
  if ('result' in message) flushCompileCache();
  process.send?.(message, undefined, undefined, () => undefined);
}

/** Sends the server a piece of the result, and waits until the server has taken it. */
export function sendPiece(piece: string): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send?.({ piece }, undefined, undefined, () => undefined);
  });
}
