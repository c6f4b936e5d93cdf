import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appScopes, contract, functionGroups, refusalReasons } from '@clearpaw/contract';
import { productName } from '@clearpaw/domain';
import { authHooks } from '../features/accounts/index.ts';
import { apiKeyAccess } from '../features/api-keys/index.ts';
import { appHooks, readAppToken } from '../features/apps/index.ts';
import { followAudit } from '../features/audit/index.ts';
import { followRechecks } from '../features/connections/index.ts';
import { startReminders } from '../features/reminders/index.ts';
import { startWebhooks } from '../features/webhooks/index.ts';
import {
  type Auth,
  createAuth,
  createSealer,
  createTokenReader,
  EndedSessions,
  findAuthSecrets,
  findSecretOptions,
  prepareSigningKey,
} from '../platform/auth/index.ts';
import { createBudgets } from '../platform/budgets/index.ts';
import { type Clock, newId, systemClock } from '../platform/clock/index.ts';
import { type Config, readConfig, settingNotices } from '../platform/config/index.ts';
import { EventFeed } from '../platform/events/index.ts';
import { callLimits, createApp, listen, metricsRoutes, type Services } from '../platform/http/index.ts';
import { type Jobs, openJobs } from '../platform/jobs/index.ts';
import { openMail } from '../platform/mail/index.ts';
import { type OpenObjects, openObjects, probeFreeSpace } from '../platform/objects/index.ts';
import {
  createLog,
  createMetrics,
  type Log,
  type Metrics,
  startTracing,
} from '../platform/telemetry/index.ts';
import { features } from './features.ts';
import { httpRoutes } from './http-routes.ts';
import { checkAtStart, findNotice } from './installation.ts';
import { jobs as allJobs } from './jobs.ts';
import { addOperatorMetrics } from './operator-metrics.ts';
import '../refusal-reasons.ts';
import { asRefusal, type OpenStore, openStore } from '../open-store.ts';
import { findBilling, startBilling } from './serve-billing.ts';
import { storageAccess } from './storage-access.ts';

export interface RunningServer {
  /** The public address. */
  readonly url: string;
  readonly notices: readonly string[];
  readonly services: Services;
  readonly auth: Auth;
  /** Runs all waiting jobs now, and each scheduled job once. For tests. */
  runJobs(): Promise<void>;
  stop(): Promise<void>;
}

/** Parts that tests replace. */
export interface Overrides {
  readonly clock?: Clock;
  readonly webRoot?: string;
  /** Checks every result against the contract. */
  readonly checkResults?: boolean;
  /** How often an idle stream sends a heartbeat, in milliseconds. */
  readonly heartbeatMs?: number;
  /** Whether jobs run automatically; tests run pending jobs explicitly. */
  readonly runJobs?: boolean;
}

/** Shorter than the 30 s after which proxies and the reference client close a silent stream. */
const heartbeatMs = 25_000;
const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

/** Starts everything in order; resolves once requests are served. Throws `StartRefused` for the operator. */
export async function startServer(
  environment: Readonly<Record<string, string | undefined>>,
  overrides: Overrides = {},
): Promise<RunningServer> {
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  const stopTracing = await startTracing({ ...config.traces, version }, log);
  try {
    const database = await openStore(config, log);
    const server = await serve(config, log, database, overrides).catch(async (problem) => {
      // A start that fails (for example because the port is taken) closes the database.
      await database.close();
      throw problem;
    });
    return { ...server, stop: () => closeInOrder(log, [() => server.stop(), stopTracing]) };
  } catch (problem) {
    await stopTracing();
    throw asRefusal(problem, config);
  }
}

const webRootOf = ({ webRoot = builtWeb }: Overrides): string => webRoot;

/** Opens all parts of a server before anything is served. */
async function assemble(config: Config, log: Log, { store }: OpenStore, overrides: Overrides) {
  const clock = overrides.clock ?? systemClock;
  const secrets = await findAuthSecrets(config);
  const payments = await findBilling({ config, store, clock, log, authSecret: secrets[0] });
  const jobs = await openJobs(store, log, allJobs);
  const mail = await openMail({ config, jobs, clock, newId });
  const events = new EventFeed(store, log);
  const storage = await openObjects({ config, store, clock, log });
  const { objects } = storage;
  const { billing } = payments;
  const sealer = createSealer(...secrets);
  const budgets = createBudgets(secrets[0]);
  const services: Services = {
    ...{ config, log, newId, store, clock, events },
    ...{ objects, billing, jobs, mail, sealer, budgets },
  };
  const hooks = { ...authHooks(services), apps: appHooks(services) };
  const secretOptions = await findSecretOptions(store, secrets);
  const auth = createAuth({ config, store, secrets, secretOptions, budgets, hooks });
  await prepareSigningKey(auth, { store, config, secrets });
  const endedSessions = new EndedSessions(store, log);
  await endedSessions.open();
  const readToken = createTokenReader(auth, config, endedSessions);
  return { services, auth, payments, jobs, storage, endedSessions, readToken };
}

async function writeDemo(services: Services, auth: Auth): Promise<void> {
  const { seedDemo } = await import('../seed/index.ts');
  await seedDemo(services, auth);
}

/** The functions that can be called. */
const callable = {
  definitions: contract,
  functionGroups,
  appScopes,
  refusalReasons,
  implementations: features,
};

/** How API keys and apps prove what they may do. */
const programAccess = (services: Services) => ({
  apiKeys: apiKeyAccess(services),
  readAppToken: (token: string) => readAppToken(services, token),
});

async function serve(
  config: Config,
  log: Log,
  database: OpenStore,
  overrides: Overrides,
): Promise<RunningServer> {
  const assembled = await assemble(config, log, database, overrides);
  const { services, auth, payments, jobs, storage, endedSessions, readToken } = assembled;
  const stopped = await checkAtStart(services);
  if (config.demo) await writeDemo(services, auth);
  const files = storage.routes(storageAccess(services, readToken));
  const metrics = createMetrics();
  addOperatorMetrics(metrics.registry, services);
  let phase: 'starting' | 'serving' | 'stopping' = 'starting';
  const app = createApp({
    services,
    auth,
    metrics,
    title: productName,
    ...callable,
    readToken,
    ...programAccess(services),
    endedSessions,
    limits: callLimits(services),
    checkResults: overrides.checkResults ?? false,
    heartbeatMs: overrides.heartbeatMs ?? heartbeatMs,
    webRoot: webRootOf(overrides),
    moreRoutes: [...httpRoutes(services, payments, webRootOf(overrides)), files],
    health: healthOf(services, storage, () => phase === 'serving'),
  });
  const servers = await listenAll(app, metrics, config).catch(async (problem) => {
    // Its own connection would prevent the embedded database from stopping.
    await endedSessions.close();
    throw problem;
  });
  const billingWorker = await startBilling(services, payments);
  const followers = (overrides.runJobs ?? true) ? await startWork(services, jobs) : [];
  phase = 'serving';
  return {
    url: config.publicUrl,
    notices: [...settingNotices(config), ...database.notices, ...storage.notices, ...stopped],
    services,
    auth,
    runJobs: () => jobs.runWaiting(services),
    async stop() {
      phase = 'stopping';
      await closeInOrder(log, [
        ...followers.map((follower) => () => follower.close()),
        () => jobs.close(),
        () => services.mail.transport.close(),
        () => billingWorker.close(),
        () => services.events.close(),
        () => endedSessions.close(),
        () => Promise.all(servers.map((server) => server.close())),
        () => storage.close(),
        () => database.close(),
      ]);
    },
  };
}

/** A part that cannot close (for example because its database is gone) does not prevent the others from closing. */
async function closeInOrder(log: Log, steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (problem) {
      log.warn({ kind: (problem as Error).name }, 'a part did not close in order');
    }
  }
}

/** Starts background work: jobs, and the processing of events. */
async function startWork(services: Services, jobs: Jobs): Promise<readonly { close(): Promise<void> }[]> {
  await jobs.work(services);
  return [
    startReminders(services),
    followAudit(services),
    await followRechecks(services),
    startWebhooks(services),
  ];
}

function healthOf(services: Services, storage: OpenObjects, takesWork: () => boolean) {
  const notices = () => findNotice(services);
  return { version, probes: probesOf(services, storage), notices, takesWork };
}

/** The parts that must answer for the server to be ready. */
function probesOf({ config, store }: Services, storage: OpenObjects): Record<string, () => Promise<void>> {
  return {
    database: () => store.pool.query('select 1').then(() => undefined),
    storage: () => storage.probe(),
    disk: () => probeFreeSpace(config.dataDir, config.minFreeDiskMiB),
  };
}

/** Listens on the product's port, and on the operator's if there is one. */
function listenAll(app: Parameters<typeof listen>[0], metrics: Metrics, config: Config) {
  const ports = [listen(app, config)];
  if (config.metricsPort) ports.push(listen(metricsRoutes(metrics), { ...config, port: config.metricsPort }));
  return Promise.all(ports);
}
