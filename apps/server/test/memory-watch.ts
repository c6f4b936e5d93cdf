import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

const pageBytes = 4096;
const watchEveryMs = 50;

export interface MemoryPeaks {
  readonly serverMiB: number;
  /** Including the processes in which it reads files. Shared memory is counted in each. */
  readonly allMiB: number;
}

/** Watches the memory of a server and of the processes it started. Linux only. */
export function watchMemory(pid: number): { stop(): MemoryPeaks } {
  let [server, all] = [0, 0];
  const look = () => {
    const [own, others] = [bytesOf(pid), childrenOf(pid).map(bytesOf)];
    server = Math.max(server, own);
    all = Math.max(
      all,
      others.reduce((sum, bytes) => sum + bytes, own),
    );
  };
  const timer = setInterval(look, watchEveryMs);
  onTestFinished(() => clearInterval(timer));
  const inMiB = (bytes: number) => Math.round(bytes / 2 ** 20);
  return {
    stop() {
      clearInterval(timer);
      return { serverMiB: Math.max(inMiB(server), peakMiB(pid)), allMiB: inMiB(all) };
    },
  };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

const bytesOf = (pid: number) => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes;

const childrenOf = (pid: number) =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The peak memory of the process itself. */
const peakMiB = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
