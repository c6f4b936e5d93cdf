import { openConfigured } from '../../open-store.ts';
import type { Config } from '../../platform/config/index.ts';
import { type Store, startEmbeddedCluster } from '../../platform/database/index.ts';
import type { Log } from '../../platform/telemetry/index.ts';

export interface AdminStore {
  readonly store: Store;
  close(): Promise<void>;
}

/**
 * Opens the database that a server with these settings uses, while that server runs. An embedded cluster that a server
 * uses keeps running; one that no server uses is stopped again.
 */
export async function openDatabaseBeside(config: Config, log: Log): Promise<AdminStore> {
  if (config.databaseUrl !== undefined) {
    const store = openConfigured(config, log, config.databaseUrl);
    return { store, close: () => store.close() };
  }
  const cluster = await startEmbeddedCluster(config.dataDir);
  const store = openConfigured(config, log, cluster.url);
  return {
    store,
    async close() {
      await store.close();
      await cluster.stop();
    },
  };
}
