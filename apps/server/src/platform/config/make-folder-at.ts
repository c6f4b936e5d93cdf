import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents step by step: `mkdir` with `recursive` never returns if a parent exists but accepts
 * no folders (/proc).
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
    // Another server created it in the meantime.
    if (problem.code !== 'EEXIST') throw problem;
  });
}
