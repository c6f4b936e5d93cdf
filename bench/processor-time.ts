import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/** Processor seconds that a process has taken so far, with all that it started; null outside Linux. */
export function processorSeconds(pid: number): number | null {
  const processes = readProcesses();
  if (!processes) return null;
  const secondsOf = (id: number): number =>
    processes.reduce(
      (sum, { pid: own, parent, seconds }) =>
        sum + (own === id ? seconds : 0) + (parent === id ? secondsOf(own) : 0),
      0,
    );
  return secondsOf(pid);
}

/** The process that started this one; 0 if the system does not report it. */
export function parentOf(pid: number): number {
  return readProcess(pid)?.parent ?? 0;
}

function readProcesses() {
  try {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return ids.flatMap((id) => readProcess(Number(id)) ?? []);
  } catch {
    return null;
  }
}

function readProcess(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Its own time, and that of the child processes that have ended.
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { pid, parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}
