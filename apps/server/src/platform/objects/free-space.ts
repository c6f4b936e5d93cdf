import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Resolves while at least this much of a folder's disk is free; the folder may not exist yet. */
export async function probeFreeSpace(folder: string, leastMiB: number): Promise<void> {
  const free = Math.floor((await freeBytesNear(folder)) / 1024 ** 2);
  if (free < leastMiB) throw new Error(`${free} MiB are free on the disk, fewer than ${leastMiB}.`);
}

/** The free space on a folder's disk, in bytes; the folder may not exist yet. */
export async function freeBytesNear(folder: string): Promise<number> {
  const { bavail, bsize } = await statfsNear(folder);
  return bavail * bsize;
}

/** If the database and the files are elsewhere, nothing creates the folder until something is written to it. */
async function statfsNear(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (problem) {
    const above = dirname(folder);
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw problem;
    return statfsNear(above);
  }
}
