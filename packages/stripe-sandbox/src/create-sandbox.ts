import { Hono } from 'hono';
import { apiRoutes } from './api/api-routes.ts';
import { deliverDue } from './deliver-events.ts';
import { forgetOldSandboxData } from './forget-old.ts';
import { settleDue } from './ledgers.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { sandboxPaths } from './sandbox-paths.ts';

/** The sandbox, ready to be served. */
export interface Sandbox {
  /** Every path that it serves. */
  readonly paths: readonly string[];
  readonly routes: Hono;
  /** Settles what is due, delivers waiting events, and resolves once nothing is left to do at this moment. */
  work(): Promise<void>;
  /** Starts its background work. */
  start(): void;
  close(): Promise<void>;
}

const workEveryMs = 1_000;
/**
 * Stripe also delays the redirect for some seconds, so that the webhook usually arrives before the customer returns.
 */
const longestHoldMs = 3_000;

/** A small Stripe for machines without keys. All its state is in the database, so any copy of the server can answer. */
export function createSandbox(parts: SandboxParts): Sandbox {
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wanted = false;
  let forgot = false;
  const run = async () => {
    if (!forgot) await forgetOldSandboxData(parts);
    forgot = true;
    do {
      wanted = false;
      while ((await settleDue(parts)) > 0 || (await deliverDue(parts)) > 0);
    } while (wanted);
  };
  const work = () => {
    wanted = true;
    working ??= run()
      .catch((problem: Error) => parts.log.warn({ kind: problem.name }, 'the billing sandbox could not work'))
      .finally(() => {
        working = null;
      });
    return working;
  };
  const settled = () =>
    Promise.race([work(), new Promise<void>((wake) => setTimeout(wake, longestHoldMs).unref())]);
  const routes = new Hono();
  routes.route('/', apiRoutes(parts));
  routes.route('/', pageRoutes(parts, settled));
  return {
    paths: sandboxPaths,
    routes,
    work,
    start() {
      timer ??= setInterval(() => void work(), workEveryMs).unref();
    },
    async close() {
      clearInterval(timer);
      await working;
    },
  };
}
