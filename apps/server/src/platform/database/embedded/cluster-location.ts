import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { type ClusterUser, canEnter, findClusterUser } from './cluster-user.ts';

/** Where the cluster's files are, who owns them and which programs to run. */
export interface ClusterLocation {
  readonly folder: string;
  readonly user: ClusterUser;
  readonly binaries: Binaries;
  /** One line for the operator if the cluster could not be placed in DATA_DIR itself. */
  readonly notice: string | null;
}

const sharedHome = '/var/lib/clearpaw';

/**
 * Finds a folder that PostgreSQL's own user can enter; if a parent folder is closed to it, that is outside DATA_DIR.
 */
export async function findClusterLocation(dataDir: string): Promise<ClusterLocation> {
  const [user, found] = await Promise.all([findClusterUser(), findBinaries()]);
  const binaries = (await canEnter(user, found.root)) ? found : await copyBinaries(found);
  if (await canEnter(user, dataDir)) {
    return { folder: join(dataDir, 'postgres'), user, binaries, notice: null };
  }
  const folder = await outsideFolder(dataDir);
  const notice = `The database lives in ${folder}, because its user cannot enter ${dataDir}.`;
  return { folder, user, binaries, notice };
}

/**
 * The pointer is a random name stored in DATA_DIR, so that an emptied DATA_DIR starts a new system and a moved one
 * keeps its data.
 */
async function outsideFolder(dataDir: string): Promise<string> {
  const pointer = join(dataDir, 'postgres.pointer');
  const known = await readFile(pointer, 'utf8').catch(() => null);
  if (known !== null) return known.trim();
  const seed = `${dataDir}\n${crypto.randomUUID()}`;
  const folder = join(sharedHome, createHash('sha256').update(seed).digest('hex').slice(0, 24), 'postgres');
  await makePassable(sharedHome);
  await makePassable(dirname(folder));
  await writeFile(pointer, `${folder}\n`, { mode: 0o600 });
  return folder;
}

/** Sets the mode explicitly, because a strict umask would close the folder to the other user. */
async function makePassable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
}

/** The programs may also be in a closed folder (a checkout in /root): then the user gets a copy it can run. */
async function copyBinaries(found: Binaries): Promise<Binaries> {
  const { mtimeMs } = await stat(found.initdb);
  const mark = createHash('sha256').update(`${found.root}\n${mtimeMs}`).digest('hex').slice(0, 16);
  const root = join(sharedHome, `programs-${mark}`);
  if ((await stat(root).catch(() => null)) === null) {
    const draft = `${root}.${process.pid}`;
    await makePassable(sharedHome);
    await cp(found.root, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, root).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return { root, initdb: join(root, 'bin/initdb'), pgCtl: join(root, 'bin/pg_ctl') };
}

/** Creates the folder's parent and makes the cluster's user the owner of the folder. */
export async function prepareFolder(folder: string, user: ClusterUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user.borrowed) await chown(folder, user.uid, user.gid);
}
