import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Resolves while at least this much of the disk under a folder is free; the folder may not be there yet. */
export async function probeFreeSpace(folder: string, leastMiB: number): Promise<void> {
  const free = Math.floor((await freeBytesNear(folder)) / 1024 ** 2);
  if (free < leastMiB) throw new Error(`${free} MiB are free on the disk, fewer than ${leastMiB}.`);
}

/** What is free on the disk under a folder, in bytes; the folder may not be there yet. */
export async function freeBytesNear(folder: string): Promise<number> {
  const { bavail, bsize } = await statfsNear(folder);
  return bavail * bsize;
}

/** With the database and the files elsewhere nothing makes the folder, until something is written to it. */
async function statfsNear(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (problem) {
    const above = dirname(folder);
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw problem;
    return statfsNear(above);
  }
}
