import type { Config } from '../../apps/server/src/platform/config/index.ts';
import {
  openDatabase,
  type Store,
  startEmbeddedCluster,
} from '../../apps/server/src/platform/database/index.ts';
import type { Log } from '../../apps/server/src/platform/telemetry/index.ts';

export interface AdminStore {
  readonly store: Store;
  close(): Promise<void>;
}

/**
 * The database that a server with these settings uses, beside that server. An embedded cluster that a server works
 * with goes on running; one that no one else uses is stopped again.
 */
export async function openDatabaseBeside(config: Config, log: Log): Promise<AdminStore> {
  if (config.databaseUrl !== undefined) {
    const store = openDatabase(config.databaseUrl, log);
    return { store, close: () => store.close() };
  }
  const cluster = await startEmbeddedCluster(config.dataDir);
  const store = openDatabase(cluster.url, log);
  return {
    store,
    async close() {
      await store.close();
      await cluster.stop();
    },
  };
}
