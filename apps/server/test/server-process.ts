import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The real server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Its output so far. */
  said(): string;
  /** Stops it and returns its exit code, null if a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * An empty folder that PostgreSQL's system user can access; removed after the test, with everything that runs in it.
 */
export async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clearpaw-data-'));
  await chmod(folder, mode);
  onTestFinished(async () => {
    for (const dataDir of [folder, join(folder, 'data')]) await removeCluster(dataDir);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return folder;
}

/** Stops and removes the cluster of a DATA_DIR, wherever it is. */
async function removeCluster(dataDir: string): Promise<void> {
  const postmaster = await postmasterOf(dataDir);
  if (postmaster !== null) endNow(postmaster);
  const outside = await readFile(join(dataDir, 'postgres.pointer'), 'utf8').catch(() => null);
  if (outside === null) return;
  await rm(dirname(outside.trim()), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** The folder of a DATA_DIR's cluster; if the home folder is not accessible to it, the cluster is elsewhere. */
async function clusterOf(dataDir: string): Promise<string> {
  const outside = await readFile(join(dataDir, 'postgres.pointer'), 'utf8').catch(() => null);
  return outside?.trim() ?? join(dataDir, 'postgres');
}

/** The process id of a DATA_DIR's postmaster, null if none is recorded. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const file = join(await clusterOf(dataDir), 'data', 'postmaster.pid');
  const noted = await readFile(file, 'utf8').catch(() => null);
  return noted === null ? null : Number(noted.split('\n')[0]);
}

/** The address of a DATA_DIR's running cluster, for its own superuser. */
export async function adminUrlOf(dataDir: string): Promise<string> {
  const folder = await clusterOf(dataDir);
  const [password, noted] = await Promise.all([
    readFile(join(folder, 'password'), 'utf8'),
    readFile(join(folder, 'data', 'postmaster.pid'), 'utf8'),
  ]);
  return `postgres://clearpaw:${password.trim()}@127.0.0.1:${noted.split('\n')[3]}/clearpaw`;
}

export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It had already ended.
  }
}

export type Identity = { readonly uid: number; readonly gid: number };

/**
 * Starts the server and waits until it is ready; rejects with what it said when it ends before.
 *
 * @param program the `main.ts` of another checkout, to run another release
 */
export async function startProcess(
  environment: Record<string, string>,
  identity?: Identity,
  program?: string,
): Promise<ServerProcess> {
  const begun = await launch(environment, identity, program);
  await Promise.race([begun.ready, begun.exited]);
  if (begun.child.exitCode !== null) throw new Error(`The server did not start: ${begun.said()}`);
  return {
    url: `http://127.0.0.1:${begun.port}`,
    pid: begun.child.pid ?? 0,
    said: begun.said,
    async end(signal) {
      begun.child.kill(signal);
      return begun.exited;
    },
  };
}

/** Starts a server that is expected to refuse; returns its exit code and output. */
export async function refusedStart(
  environment: Record<string, string>,
  identity?: Identity,
): Promise<{ code: number | null; said: string }> {
  const begun = await launch(environment, identity);
  return { code: await begun.exited, said: begun.said() };
}

interface Launched {
  readonly child: ChildProcess;
  readonly port: string;
  readonly said: () => string;
  readonly ready: Promise<void>;
  readonly exited: Promise<number | null>;
}

async function launch(
  environment: Record<string, string>,
  identity?: Identity,
  program = main,
): Promise<Launched> {
  const port = environment.PORT ?? String(await freePort());
  const env = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', DEMO: '0', ...environment, PORT: port };
  const child = spawn(process.execPath, [program], { ...identity, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let text = '';
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('is ready at')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, port, ready, exited, said: () => text };
}
