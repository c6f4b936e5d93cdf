import { Hono } from 'hono';
import type { Auth } from '../auth/index.ts';
import { apiDocsRoutes, type FunctionGroups } from './api-docs/index.ts';
import { authRoutes } from './auth-routes.ts';
import { type CallableParts, callableRoutes, failureReply } from './callable/index.ts';
import { type HealthParts, healthRoutes } from './health-routes.ts';
import { mcpRoutes } from './mcp/index.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { setHeaders } from './outgoing.ts';
import { ownHostOnly } from './own-host.ts';
import { securityHeaders } from './security-headers.ts';
import { testHookRoutes } from './test-hooks.ts';
import { wasCutOff } from './was-cut-off.ts';
import { webRoutes } from './web-routes.ts';

export interface AppParts extends CallableParts {
  readonly auth: Auth;
  readonly health: HealthParts;
  /** The product's name, for the page about its API. */
  readonly title: string;
  /** The scopes that apps can ask people for. */
  readonly appScopes: readonly string[];
  /** For the reference of the API. */
  readonly functionGroups: FunctionGroups;
  readonly refusalReasons: readonly string[];
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** Routes of optional parts: events of the payment provider, the billing sandbox. */
  readonly moreRoutes: readonly Hono[];
}

/** Combines the routes: every other path belongs to the web app. */
export function createApp(parts: AppParts): Pick<Hono, 'fetch'> {
  const { config } = parts.services;
  const app = new Hono<{ Variables: { requestId: string; https: boolean } }>();
  app.use((context, next) => {
    const requestId = parts.services.newId();
    context.set('requestId', requestId);
    context.set('https', config.publicUrl.startsWith('https:'));
    setHeaders(context, [['X-Request-Id', requestId]]);
    return next();
  });
  app.use(securityHeaders(config));
  app.route('/', healthRoutes(parts.health, parts.metrics, config));
  app.route('/', oauthRoutes(config, parts.appScopes));
  app.route('/', authRoutes(parts.auth, parts.services));
  app.route('/', callableRoutes(parts));
  app.route('/', mcpRoutes(parts, { version: parts.health.version, send: app.fetch }));
  for (const path of ['/dev', '/dev/*']) app.use(path, ownHostOnly(config));
  for (const routes of parts.moreRoutes) app.route('/', routes);
  app.route('/', apiDocsRoutes(parts.definitions, apiAbout(parts)));
  // Development tools are not served to outsiders.
  if (config.production)
    for (const path of ['/dev', '/dev/*']) app.all(path, (context) => context.text('Not found', 404));
  if (config.testHooks) app.route('/', testHookRoutes());
  app.route('/', webRoutes(parts.webRoot, config.publicUrl));
  app.onError((problem, context) => {
    if (wasCutOff(context, problem)) return context.body(null, 400);
    return failureReply(context, problem, false, undefined, (_, unexpected) => {
      if (unexpected)
        parts.services.log.error(
          { requestId: context.get('requestId'), kind: problem.name },
          'a request failed',
        );
    });
  });
  return app;
}

function apiAbout({ services, health, title, functionGroups: groups, refusalReasons: reasons }: AppParts) {
  return { title, version: health.version, url: services.config.publicUrl, groups, reasons };
}
