import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../config/index.ts';
import { atMostEvery, type Log } from '../telemetry/index.ts';
import { isUnavailable, reasonOf } from './unavailable.ts';

const askEveryMs = 250;
const standby = 'it takes no writes yet';

/**
 * Waits until the database answers and accepts writes: it may be starting, or its primary may be changing. When the
 * time is over it throws the last error, and at once an error that waiting cannot resolve.
 */
export async function waitForDatabase(url: string, seconds: number, log: Log): Promise<void> {
  const giveUpAt = performance.now() + seconds * 1_000;
  const sayWaiting = atMostEvery(10_000, (_, reason: string) =>
    log.warn({ reason }, 'waiting for the database'),
  );
  for (;;) {
    const problem = await findProblem(url);
    if (problem === null) return;
    if (!isUnavailable(problem)) throw asAddressRefused(problem);
    if (performance.now() >= giveUpAt) throw problem;
    sayWaiting(reasonOf(problem));
    await pause(askEveryMs);
  }
}

async function findProblem(url: string): Promise<unknown> {
  try {
    return await withClient(url, async (client) => {
      const asked = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      return asked.rows[0]?.standby ? Object.assign(new Error(standby), { code: '25006' }) : null;
    });
  } catch (problem) {
    return problem;
  }
}

/** A role, a password or a database that does not exist: class 28 and 3D. */
function asAddressRefused(problem: unknown): unknown {
  const { code, message } = Object(problem) as { code?: unknown; message?: unknown };
  if (!/^(28|3D)/.test(String(code))) return problem;
  return new StartRefused(`The database at DATABASE_URL refuses us: ${String(message)}.`);
}

/**
 * Whether the address is that of a pooler that lends the same connection to several clients in turn (PgBouncer's
 * transaction mode). The process id that a client received at the beginning is then not that of the process that
 * answers.
 */
export async function isPooledByTransaction(url: string): Promise<boolean> {
  return withClient(url, async (first) => {
    if ((first as unknown as { processID: number }).processID === (await backendOf(first))) return false;
    return withClient(url, async (second) => {
      const lent = new Map<number, pg.Client>();
      for (const client of [first, second, first, second, first, second]) {
        const backend = await backendOf(client);
        if ((lent.get(backend) ?? client) !== client) return true;
        lent.set(backend, client);
      }
      return false;
    });
  });
}

async function backendOf(client: pg.Client): Promise<number> {
  const asked = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(asked.rows[0]?.pid);
}

/** Without any of our settings, which a pooler may refuse. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 4_000,
    query_timeout: 4_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    void client.end().catch(() => {});
  }
}
