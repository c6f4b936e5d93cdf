import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, makeDataDir } from '../config/index.ts';

/** The configured secret, or one created at the first start and stored in DATA_DIR (outside production only). */
export async function findAuthSecret(config: Config): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  await makeDataDir(config.dataDir);
  const file = join(config.dataDir, 'auth-secret');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known === null) await keepFresh(file);
  return (known ?? (await readFile(file, 'utf8'))).trim();
}

/**
 * Written to a temporary name and then linked: of servers that start together all use the first one's secret, and none
 * reads an incomplete file.
 */
async function keepFresh(file: string): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await link(draft, file).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
  });
  await rm(draft);
}
