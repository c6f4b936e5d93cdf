import type { Config } from '../../apps/server/src/platform/config/index.ts';
import { findClusterPlace } from '../../apps/server/src/platform/database/embedded/cluster-place.ts';
import { isAlive, readPostmaster } from '../../apps/server/src/platform/database/embedded/postmaster.ts';
import {
  openDatabase,
  type Store,
  startEmbeddedCluster,
} from '../../apps/server/src/platform/database/index.ts';
import type { Log } from '../../apps/server/src/platform/telemetry/index.ts';

export interface OpenStore {
  readonly store: Store;
  close(): Promise<void>;
}

/**
 * The database that a server with these settings uses, beside that server. An embedded cluster that was running goes on
 * running; one that had to be started is stopped again.
 */
export async function openDatabaseBeside(config: Config, log: Log): Promise<OpenStore> {
  if (config.databaseUrl !== undefined) {
    const store = openDatabase(config.databaseUrl, log);
    return { store, close: () => store.close() };
  }
  const wasRunning = await isRunning(config.dataDir);
  const cluster = await startEmbeddedCluster(config.dataDir);
  const store = openDatabase(cluster.url, log);
  return {
    store,
    async close() {
      await store.close();
      if (!wasRunning) await cluster.stop();
    },
  };
}

async function isRunning(dataDir: string): Promise<boolean> {
  const postmaster = await readPostmaster(await findClusterPlace(dataDir));
  return postmaster !== null && (await isAlive(postmaster));
}
