import { Hono } from 'hono';
import type { Config } from '../config/index.ts';
import type { Metrics } from '../telemetry/index.ts';

export interface HealthParts {
  readonly version: string;
  /** Named probes; each resolves when its part answers. */
  readonly probes: Readonly<Record<string, () => Promise<void>>>;
  /** Notices for the operator, while requests are served. */
  readonly notices?: () => Promise<readonly string[]>;
  /** False until the jobs are scheduled, and again once the server has begun to stop. */
  readonly takesWork: () => boolean;
}

const probeTimeoutMs = 2_000;

export function healthRoutes(health: HealthParts, metrics: Metrics, config: Config): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ status: 'ok', version: health.version, checks: {} }));
  routes.get('/readyz', async (context) => {
    const checks = await probeAll(health);
    const ready = health.takesWork() && Object.values(checks).every((check) => check === 'ok');
    const notices = (await health.notices?.().catch(() => [])) ?? [];
    const status = ready ? 'ok' : 'unavailable';
    const body = { status, version: health.version, checks, ...(notices.length > 0 && { notices }) };
    return context.json(body, ready ? 200 : 503);
  });
  routes.get('/metrics', async (context) => {
    const token = config.metricsToken;
    if (!token || context.req.header('authorization') !== `Bearer ${token}`) return context.notFound();
    return context.text(await metrics.registry.metrics());
  });
  return routes;
}

/** Only the metrics, for a port that only the operator's network reaches. */
export function metricsRoutes(metrics: Metrics): Hono {
  return new Hono().get('/metrics', async (context) => context.text(await metrics.registry.metrics()));
}

async function probeAll(health: HealthParts): Promise<Record<string, 'ok' | 'failing'>> {
  const results = Object.entries(health.probes).map(async ([name, probe]) => {
    const answered = await Promise.race([probe().then(() => true), late()]).catch(() => false);
    return [name, answered ? 'ok' : 'failing'] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

function late(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), probeTimeoutMs).unref());
}
