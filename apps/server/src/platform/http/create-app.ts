import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Auth } from '../auth/index.ts';
import { authRoutes } from './auth-routes.ts';
import { type CallableParts, callableRoutes } from './callable/index.ts';
import { type HealthParts, healthRoutes } from './health-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { webRoutes } from './web-routes.ts';

export interface AppParts extends CallableParts {
  readonly auth: Auth;
  readonly health: HealthParts;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

/** Puts the routes together: what is not a known path belongs to the web app. */
export function createApp(parts: AppParts): Hono {
  const { config } = parts.services;
  const app = new Hono();
  app.use(requestId({ generator: parts.services.newId, headerName: '' }));
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('X-Request-Id', context.get('requestId'));
  });
  app.use(securityHeaders(config));
  app.route('/', healthRoutes(parts.health, parts.metrics, config));
  app.route('/', authRoutes(parts.auth));
  app.route('/', callableRoutes(parts));
  app.route('/', webRoutes(parts.webRoot));
  app.onError((problem, context) => {
    parts.services.log.error({ requestId: context.get('requestId'), kind: problem.name }, 'a request failed');
    return context.json({ error: { status: 'INTERNAL', message: 'INTERNAL' } }, 500);
  });
  return app;
}
