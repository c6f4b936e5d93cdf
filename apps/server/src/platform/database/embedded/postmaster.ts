import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '../../config/index.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { runProgram } from './run-program.ts';

const run = promisify(execFile);

/** Where a postmaster of this cluster says it is, if it says so at all. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads postmaster.pid: line 1 is the process, line 4 the port. */
export async function readPostmaster(place: ClusterPlace): Promise<Postmaster | null> {
  const lines = (await readFile(pidFile(place), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/**
 * After a reboot the number in the file may belong to anybody, and a killed process may linger unburied: only a
 * living process called postgres is ours.
 */
export async function isAlive(postmaster: Postmaster): Promise<boolean> {
  const found = await run('ps', ['-o', 'stat=', '-o', 'comm=', '-p', String(postmaster.pid)]).catch(
    () => null,
  );
  return found !== null && /^[^Z]\S*\s+.*postgres/.test(found.stdout.trim());
}

/** Starts a postmaster on a free port and waits until it takes connections. */
export async function startPostmaster(place: ClusterPlace): Promise<Postmaster> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const started = await launch(place, await findFreePort());
    const running = await readPostmaster(place);
    // Another copy may have been quicker; then its postmaster is the one to use.
    if (running && (started || (await isAlive(running)))) return running;
    if (running) await forgetDeadPostmaster(place);
  }
  throw new StartRefused(`The database in ${place.folder} did not start; data/server.log there says why.`);
}

async function launch(place: ClusterPlace, port: number): Promise<boolean> {
  const log = join(data(place), 'server.log');
  const args = ['start', '-w', '-t', '60', '-s', '-D', data(place), '-l', log, '-o', `-p ${port}`];
  return (await runProgram(place.binaries.pgCtl, args, place.user)).code === 0;
}

/**
 * PostgreSQL clears a stale file by itself unless the number in it is in use by something else. Its children leave
 * within moments of their postmaster; waiting keeps a new one from meeting them.
 */
async function forgetDeadPostmaster(place: ClusterPlace): Promise<void> {
  await new Promise((wake) => setTimeout(wake, 1_000));
  await rm(pidFile(place), { force: true });
}

export async function stopPostmaster(place: ClusterPlace): Promise<void> {
  await runProgram(place.binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-s', '-D', data(place)], place.user);
}

function data(place: ClusterPlace): string {
  return join(place.folder, 'data');
}

function pidFile(place: ClusterPlace): string {
  return join(data(place), 'postmaster.pid');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
