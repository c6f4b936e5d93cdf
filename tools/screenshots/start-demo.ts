import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebIfOld } from '../build-web.ts';

export interface Demo {
  readonly url: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The product with its demo data, on a separate database that is deleted afterwards. */
export async function startDemo(): Promise<Demo> {
  const given = process.env.SCREENSHOTS_URL;
  if (given) return { url: given, stop: async () => {} };
  buildWebIfOld();
  const dataDir = mkdtempSync(join(tmpdir(), 'clearpaw-shots-'));
  // PostgreSQL's system user needs access when this runs as root.
  chmodSync(dataDir, 0o755);
  const port = await findDemoPort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: 'inherit' });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return { url, stop };
    await new Promise((wake) => setTimeout(wake, 100));
  }
  await stop();
  throw new Error('The demo was not ready within a minute.');
}

export function findDemoPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
