import { access, constants, stat } from 'node:fs/promises';
import { makeFolderAt } from './make-folder-at.ts';
import { StartRefused } from './start-refused.ts';

/** Creates DATA_DIR if it is missing and checks that it can be used; throws `StartRefused` with the reason. */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolderAt(dataDir, mode);
    if (!(await stat(dataDir)).isDirectory()) throw refusal(dataDir, 'it is not a folder');
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (problem) {
    if (problem instanceof StartRefused) throw problem;
    throw refusal(dataDir, (problem as NodeJS.ErrnoException).code ?? 'for an unknown reason');
  }
}

/**
 * Its contents are private. If root runs the server, PostgreSQL's own user must be able to enter its folder, but not
 * list it.
 */
const mode = process.getuid?.() === 0 ? 0o711 : 0o700;

function refusal(dataDir: string, reason: string): StartRefused {
  return new StartRefused(
    `DATA_DIR cannot be used: ${dataDir} (${reason}). It takes a folder we may write to.`,
  );
}
