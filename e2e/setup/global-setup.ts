import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startTestCluster } from '../../apps/server/test/test-cluster.ts';
import { buildWebIfOld } from '../../tools/build-web.ts';
import { type Chromium, findChromium } from '../../tools/chromium/find-chromium.ts';
import { authSecret } from './auth-secret.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly baseUrl: string;
    readonly databaseUrl: string;
    /** A second server on the same database uses the same files, or it stops both from sending. */
    readonly storageUrl: string;
    readonly chromium: Chromium;
    /** A folder with a file for each page that passed the accessibility rules in this run. */
    readonly accessiblePages: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One server with demo data for all browser tests: the real one, in a separate process, on a separate database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearpaw-e2e-'));
  // PostgreSQL's system user needs access when the suite runs as root.
  chmodSync(dataDir, 0o755);
  buildWebIfOld();
  const cluster = await startTestCluster(dataDir);
  const port = await findFreePort();
  const baseUrl = `http://localhost:${port}`;
  const storageUrl = `file://${join(dataDir, 'objects')}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    STORAGE_URL: storageUrl,
    AUTH_SECRET: authSecret,
    DEMO: '1',
    TRUST_PROXY: '1',
    // The receiver of webhooks is a part of the tests.
    WEBHOOK_ALLOW_PRIVATE: '1',
  };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(baseUrl, server).catch((problem) => {
    // Otherwise nothing would end it, because a failed setup has no teardown.
    server.kill('SIGKILL');
    throw problem;
  });
  project.provide('baseUrl', baseUrl);
  project.provide('databaseUrl', cluster.url);
  project.provide('storageUrl', storageUrl);
  // For the test that starts its own server.
  project.provide('clusterUrl', cluster.adminUrl);
  project.provide('chromium', await findChromium());
  const accessiblePages = join(dataDir, 'accessible-pages');
  mkdirSync(accessiblePages);
  project.provide('accessiblePages', accessiblePages);
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function untilReady(baseUrl: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    if (server.exitCode !== null) throw new Error('The server for the stories did not start.');
    const reply = await fetch(`${baseUrl}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error('The server for the stories was not ready within two minutes.');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
