import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a process called postgres has this id. A zombie does not count. */
export async function isPostgres(pid: number): Promise<boolean> {
  const found = (await fromProc(pid)) ?? (await fromPs(pid));
  return found !== null && found.state !== 'Z' && found.name.includes('postgres');
}

/** Whether the id is in use at all, by a zombie or by any other process. */
export function isInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface Found {
  readonly name: string;
  readonly state: string;
  readonly parent: number;
}

/** `pid (name) state parent …`; the name may contain spaces and brackets, so the last bracket ends it. */
async function fromProc(pid: number): Promise<Found | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const [state = '', parent = '0'] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), state, parent: Number(parent) };
}

/** For systems without /proc (macOS), or if the process is gone. */
async function fromPs(pid: number): Promise<Found | null> {
  const asked = await run('ps', ['-o', 'stat=', '-o', 'ppid=', '-o', 'comm=', '-p', String(pid)]).catch(
    () => null,
  );
  const [, state, parent, name] = /^(\S)\S*\s+(\d+)\s+(.*)$/.exec(asked?.stdout.trim() ?? '') ?? [];
  return name && state ? { name, state, parent: Number(parent) } : null;
}

/**
 * Ends the processes that a killed postmaster of this data folder left in the middle of a statement. They notice its
 * death only when they are done, and until then PostgreSQL refuses to start on the folder. Their work is rolled back,
 * as after any crash. Without /proc this waits for them instead.
 */
export async function endOrphans(dataFolder: string): Promise<void> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 1);
  await Promise.all(
    pids.map(async (pid) => {
      if ((await readlink(`/proc/${pid}/cwd`).catch(() => null)) !== dataFolder) return;
      // A postmaster's title is its path; the titles of its children say what they do.
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const parent = (await fromProc(pid))?.parent ?? 0;
      if (!title.startsWith('postgres:') || (await isPostgres(parent))) return;
      process.kill(pid, 'SIGKILL');
    }),
  ).catch(() => {});
}
