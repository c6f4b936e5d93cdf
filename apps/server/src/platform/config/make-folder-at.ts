import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, step by step: `mkdir` with `recursive` never returns where a parent exists and still
 * takes no folder (/proc).
 */
export async function makeFolderAt(path: string, mode: number): Promise<void> {
  const made = await mkdir(path, { mode }).then(
    () => true,
    (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'EEXIST') return true;
      if (problem.code === 'ENOENT' && dirname(path) !== path) return false;
      throw problem;
    },
  );
  if (made) return;
  await makeFolderAt(dirname(path), mode);
  await mkdir(path, { mode }).catch((problem: NodeJS.ErrnoException) => {
    // Another server made it meanwhile.
    if (problem.code !== 'EEXIST') throw problem;
  });
}
