import { access, constants, mkdir } from 'node:fs/promises';
import { StartRefused } from './start-refused.ts';

/** Makes DATA_DIR if it is missing. Throws `StartRefused` when it cannot be made or written to. */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (problem) {
    const reason = (problem as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new StartRefused(
      `DATA_DIR cannot be used: ${dataDir} could not be made or written to (${reason}).`,
    );
  }
}
