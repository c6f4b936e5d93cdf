import { statfs } from 'node:fs/promises';

/** Resolves while at least this much of the disk under a folder is free. */
export async function probeFreeSpace(folder: string, leastMiB: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free < leastMiB) throw new Error(`${free} MiB are free on the disk, fewer than ${leastMiB}.`);
}
