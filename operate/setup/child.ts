import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown } from 'node:fs/promises';
import { afterAll, onTestFinished } from 'vitest';

/** A program that a trial runs; it ends with the test, or with the last test of the file, at the latest. */
export interface Child {
  readonly pid: number;
  /** What it has printed so far. */
  said(): string;
  signal(signal: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: SystemUser | undefined;
  readonly endsWith?: 'test' | 'file';
}

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export function startChild(command: string, args: readonly string[], options: ChildOptions = {}): Child {
  const env = { PATH: `/usr/sbin:/usr/bin:/sbin:/bin:${process.env.PATH}`, LANG: 'C.UTF-8', ...options.env };
  const child = spawn(command, args, { ...options.user, env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const atEnd = options.endsWith === 'file' ? afterAll : onTestFinished;
  atEnd(() => {
    child.kill('SIGKILL');
  });
  const exited = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    said: () => text,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      if (hasEnded(child)) return;
      child.kill(signal);
      await exited;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** PostgreSQL and etcd do not run as root; undefined where this process is not root and everything runs as its user. */
export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Lets that user write into a folder. */
export async function giveFolderTo(folder: string, user: SystemUser | undefined): Promise<void> {
  if (user) await chown(folder, user.uid, user.gid);
}
