import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../apps/server/src/bootstrap/start-server.ts';
import { type Demo, findDemoPort } from '../screenshots/start-demo.ts';

/** The product with demo data and the web app of a folder, on a database of its own that is gone afterwards. */
export async function serveBuild(webRoot: string): Promise<Demo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearpaw-build-'));
  // PostgreSQL's own user must be able to enter when this runs as root.
  chmodSync(dataDir, 0o755);
  const port = String(await findDemoPort());
  const environment = { ...process.env, PORT: port, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error' };
  const server = await startServer(environment, { webRoot });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}
