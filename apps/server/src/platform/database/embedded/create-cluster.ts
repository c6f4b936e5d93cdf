import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../config/index.ts';
import { type ClusterLocation, prepareFolder } from './cluster-location.ts';
import { isInUse } from './process-table.ts';
import { runProgram } from './run-program.ts';

const expectedVersion = '18';
const flags = [
  '--auth=scram-sha-256',
  '--username=clearpaw',
  '--encoding=UTF8',
  '--locale=C',
  '--data-checksums',
];
const settings = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'max_connections = 100',
  "log_timezone = 'UTC'",
  "timezone = 'UTC'",
].join('\n');

/** Creates the cluster if the folder has none; refuses, with one line, a folder with other contents. */
export async function ensureCluster(location: ClusterLocation): Promise<void> {
  const version = await readFile(join(location.folder, 'data', 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) return createCluster(location);
  if (version.trim() !== expectedVersion) {
    throw new StartRefused(
      `DATA_DIR holds a PostgreSQL ${version.trim()} cluster; this release takes version ${expectedVersion}.`,
    );
  }
  const { uid } = await stat(join(location.folder, 'data'));
  if (uid !== location.user.uid) {
    throw new StartRefused(
      `DATA_DIR is not ours: ${location.folder} belongs to user ${uid}, and PostgreSQL would run as ${location.user.uid}.`,
    );
  }
}

/** Created under a temporary name and renamed, so that an interrupted start leaves no incomplete cluster. */
async function createCluster(location: ClusterLocation): Promise<void> {
  const existing = await readdir(location.folder).catch(() => []);
  if (existing.length > 0) {
    throw new StartRefused(
      `DATA_DIR is not ours: ${location.folder} holds files that are no PostgreSQL cluster.`,
    );
  }
  await removeOldDrafts(location);
  const draft = `${location.folder}.new-${process.pid}`;
  await prepareFolder(draft, location.user);
  const password = await writePassword(draft, location);
  const where = [`--pgdata=${draft}/data`, `--pwfile=${password}`];
  const made = await runProgram(location.binaries.initdb, [...where, ...flags], location.user);
  if (made.code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new StartRefused(`The database could not be created in ${location.folder}: ${lastLine(made.said)}`);
  }
  await writeFile(join(draft, 'data', 'postgresql.auto.conf'), `${settings}\n`);
  await adoptDraft(draft, location);
}

/** Removes what an interrupted first start left behind; one that is still running is left alone. */
async function removeOldDrafts({ folder }: ClusterLocation): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  const names = (await readdir(dirname(folder)).catch(() => [])).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    if (isInUse(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

async function writePassword(draft: string, location: ClusterLocation): Promise<string> {
  const file = join(draft, 'password');
  await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (location.user.borrowed) await chown(file, location.user.uid, location.user.gid);
  return file;
}

/** If two servers start on an empty folder, the first rename succeeds and the other server uses that cluster. */
async function adoptDraft(draft: string, location: ClusterLocation): Promise<void> {
  await rename(draft, location.folder).catch(() => rm(draft, { recursive: true, force: true }));
}

function lastLine(said: string): string {
  return said.trim().split('\n').at(-1) ?? 'no reason was given';
}
