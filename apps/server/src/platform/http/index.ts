/** The web server without its nouns: functions, pages, health. */

export type {
  ApiKeyAccess,
  Call,
  CallKey,
  Implementation,
  Implementations,
  Origin,
  Services,
} from './callable/index.ts';
/** What a server function receives, and how a noun's functions are declared. */
export { callLimits, keepToKeysBusiness } from './callable/index.ts';
export { type AppParts, createApp } from './create-app.ts';
/** The operator's numbers on a port of their own. */
export { metricsRoutes } from './health-routes.ts';
/** Takes connections, and lets go of them in order. */
export { listen } from './listen.ts';
/** For what is meant for this machine's own people. */
export { ownHostOnly } from './own-host.ts';
