import { readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../../config/index.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { endOrphans, isInUse, isPostgres } from './process-table.ts';
import { runProgram } from './run-program.ts';

/** The address of this cluster's postmaster, as far as its file states it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads postmaster.pid: line 1 is the process, line 4 the port. */
export async function readPostmaster(location: ClusterLocation): Promise<Postmaster | null> {
  const lines = (await readFile(pidFile(location), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/**
 * After a reboot the process id in the file may belong to any process: only a living process called postgres is ours.
 */
export function isAlive(postmaster: Postmaster): Promise<boolean> {
  return isPostgres(postmaster.pid);
}

/** The postmaster that is already running, including one that a killed server left behind. */
export async function adoptPostmaster(location: ClusterLocation): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(location);
  return postmaster && (await isAlive(postmaster)) ? postmaster : null;
}

/**
 * Starts a postmaster and waits until it accepts connections: on its former port, if one is given and free, so that
 * other servers find it at the same address.
 */
export async function startPostmaster(location: ClusterLocation, formerPort?: number): Promise<Postmaster> {
  await shortenStartLog(location);
  for (let attempt = 1; attempt <= 3; attempt++) {
    await clearRemains(location);
    const port = attempt === 1 && formerPort !== undefined ? formerPort : await findFreePort();
    const started = await launch(location, port);
    const running = await readPostmaster(location);
    // Another server may have been faster; then its postmaster is used.
    if (running && (started || (await isAlive(running)))) return running;
    await pause(250);
  }
  throw new StartRefused(
    `The database in ${location.folder} did not start; data/server.log and data/log there say why.`,
  );
}

/**
 * Errors quote values and statements, so they are not logged; messages of PostgreSQL about itself are. Logs are kept
 * for a week, in one file per day.
 */
const settings = [
  'logging_collector=on',
  'log_directory=log',
  'log_filename=postgresql-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1440',
  'log_rotation_size=0',
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  // After a crash every file is synced first: one by one this took seconds, with syncfs a fraction of one.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
];

async function launch(location: ClusterLocation, port: number): Promise<boolean> {
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  const args = [
    'start',
    '-w',
    '-t',
    '60',
    '-s',
    '-D',
    data(location),
    '-l',
    startLog(location),
    '-o',
    options,
  ];
  return (await runProgram(location.binaries.pgCtl, args, location.user)).code === 0;
}

/** No process has this id on any system we run on. */
const noProcess = '2147483646';

/**
 * PostgreSQL cleans up after a dead postmaster by itself unless the process id in its file is in use: by another
 * process since a reboot, or by the killed process itself where zombies are not reaped (a container without an init).
 * The id is replaced rather than the file removed, because PostgreSQL uses the other lines to make sure that no child
 * of the old postmaster is alive.
 */
async function clearRemains(location: ClusterLocation): Promise<void> {
  const left = await readPostmaster(location);
  if (left === null || (await isAlive(left))) return;
  await endOrphans(await realpath(data(location)));
  if (!isInUse(left.pid)) return;
  const lines = (await readFile(pidFile(location), 'utf8').catch(() => '')).split('\n');
  if (lines[0] === String(left.pid))
    await writeFile(pidFile(location), [noProcess, ...lines.slice(1)].join('\n'));
}

/** The log from before the daily files begin is short, but nothing else ever deletes it. */
async function shortenStartLog(location: ClusterLocation): Promise<void> {
  const { size } = await stat(startLog(location)).catch(() => ({ size: 0 }));
  if (size > 1024 * 1024) await rename(startLog(location), `${startLog(location)}.old`);
}

export async function stopPostmaster(location: ClusterLocation): Promise<void> {
  await runProgram(
    location.binaries.pgCtl,
    ['stop', '-m', 'fast', '-w', '-s', '-D', data(location)],
    location.user,
  );
}

function data(location: ClusterLocation): string {
  return join(location.folder, 'data');
}

function startLog(location: ClusterLocation): string {
  return join(data(location), 'server.log');
}

function pidFile(location: ClusterLocation): string {
  return join(data(location), 'postmaster.pid');
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
