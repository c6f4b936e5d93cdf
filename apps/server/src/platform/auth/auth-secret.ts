import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, makeDataDir } from '../config/index.ts';

/** The first one writes, all of them read: more than one while the secret is being replaced, the newest first. */
export type AuthSecrets = readonly [string, ...string[]];

const shortestSecret = 32;

/** Texts with a comma between are several secrets, unless a part is too short to be one. */
export function secretsIn(text: string): AuthSecrets {
  const [first = text, ...earlier] = text.split(',').map((part) => part.trim());
  const areSecrets = [first, ...earlier].every(({ length }) => length >= shortestSecret);
  return areSecrets ? [first, ...earlier] : [text];
}

/** As AUTH_SECRET and the file in DATA_DIR have them. */
export function writeSecrets(secrets: AuthSecrets): string {
  return secrets.join(',');
}

/** The configured secrets, or one created at the first start and stored in DATA_DIR (outside production only). */
export async function findAuthSecrets(config: Config): Promise<AuthSecrets> {
  if (config.authSecret !== undefined) return secretsIn(config.authSecret);
  await makeDataDir(config.dataDir);
  const file = join(config.dataDir, 'auth-secret');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known === null) await keepFresh(file);
  return secretsIn((known ?? (await readFile(file, 'utf8'))).trim());
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
