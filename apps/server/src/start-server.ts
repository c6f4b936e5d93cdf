import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@clearpaw/contract';
import { features } from './features.ts';
import { createAuth, createTokenReader, findAuthSecret } from './platform/auth/index.ts';
import { type Clock, newId, systemClock } from './platform/clock/index.ts';
import { type Config, readConfig } from './platform/config/index.ts';
import { migrate, openDatabase, type Store, startEmbeddedCluster } from './platform/database/index.ts';
import { EventFeed } from './platform/events/index.ts';
import { createApp, listen, type Services } from './platform/http/index.ts';
import { createLog, createMetrics } from './platform/telemetry/index.ts';
import { seedDemo } from './seed/index.ts';

export interface RunningServer {
  /** The public address. */
  readonly url: string;
  readonly notices: readonly string[];
  readonly services: Services;
  stop(): Promise<void>;
}

/** What tests replace. */
export interface Overrides {
  readonly clock?: Clock;
  readonly webRoot?: string;
  /** Proves every result against the contract. */
  readonly checkResults?: boolean;
}

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));
const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

/** Starts everything in order, and answers once requests are served. Throws `StartRefused` for the operator. */
export async function startServer(
  environment: Readonly<Record<string, string | undefined>>,
  overrides: Overrides = {},
): Promise<RunningServer> {
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  const database = await openStore(config, log);
  const services: Services = {
    config,
    log,
    newId,
    store: database.store,
    clock: overrides.clock ?? systemClock,
    events: new EventFeed(database.store, log),
  };
  const secret = await findAuthSecret(config);
  const auth = createAuth(config, database.store, secret);
  if (config.demo) await seedDemo(services, auth);
  let stopping = false;
  const app = createApp({
    services,
    auth,
    definitions: contract,
    implementations: features,
    readToken: createTokenReader(auth, config),
    metrics: createMetrics(),
    checkResults: overrides.checkResults ?? false,
    webRoot: overrides.webRoot ?? builtWeb,
    health: {
      version,
      probes: { database: () => database.store.pool.query('select 1').then(() => undefined) },
      stopping: () => stopping,
    },
  });
  const server = await listen(app, config);
  return {
    url: config.publicUrl,
    notices: database.notices,
    services,
    async stop() {
      stopping = true;
      await services.events.close();
      await server.close();
      await database.close();
    },
  };
}

interface OpenStore {
  readonly store: Store;
  readonly notices: readonly string[];
  close(): Promise<void>;
}

/** The configured database, or the embedded one; migrated either way. */
async function openStore(config: Config, log: ReturnType<typeof createLog>): Promise<OpenStore> {
  const cluster = config.databaseUrl === undefined ? await startEmbeddedCluster(config.dataDir) : null;
  const store = openDatabase(cluster?.url ?? config.databaseUrl ?? '', log);
  await migrate(store);
  return {
    store,
    notices: cluster?.notice ? [cluster.notice] : [],
    async close() {
      await store.close();
      await cluster?.stop();
    },
  };
}
