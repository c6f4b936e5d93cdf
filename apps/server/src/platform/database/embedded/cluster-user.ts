import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system user of PostgreSQL. It refuses to run as root, so root starts it as an unprivileged user. */
export interface ClusterUser {
  readonly uid: number;
  readonly gid: number;
  /** True if the server itself runs as another user (root) and files must change owner. */
  readonly borrowed: boolean;
}

export async function findClusterUser(): Promise<ClusterUser> {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (own.uid !== 0) return { ...own, borrowed: false };
  const found = (await lookup('postgres')) ?? (await create('postgres')) ?? (await lookup('nobody'));
  if (!found) throw new Error('No unprivileged user was found for PostgreSQL.');
  return { ...found, borrowed: true };
}

async function lookup(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', name]);
  } catch {
    return null;
  }
  return lookup(name);
}

/** Whether this user may enter every folder of the path, by the mode bits. */
export async function canEnter(user: ClusterUser, path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found && !mayPass(user, found)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayPass(user: ClusterUser, folder: { uid: number; gid: number; mode: number }): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}
