import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/index.ts';

/** The configured secret, or one made at the first start and kept in DATA_DIR (outside production only). */
export async function findAuthSecret(config: Config): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  const file = join(config.dataDir, 'auth-secret');
  const fresh = randomBytes(32).toString('base64url');
  await mkdir(config.dataDir, { recursive: true });
  // 'wx' fails if it exists: of two copies starting together the first one's secret is used by both.
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
  });
  return (await readFile(file, 'utf8')).trim();
}
