/** The web server without its nouns: functions, pages, health. */

/** The app's page with a head of its own for one address. */
export { type AppShell, type DocumentHead, openAppShell } from './app-shell.ts';
export type {
  ApiClient,
  ApiKeyAccess,
  AppAccess,
  Call,
  Implementations,
  Origin,
  Services,
} from './callable/index.ts';
/** What a server function receives, and how a noun's functions are declared. */
export { callLimits, keepToOwnBusiness } from './callable/index.ts';
/** Who calls, behind our own proxy too. */
export { callerAddress } from './caller-address.ts';
export { createApp } from './create-app.ts';
/** The operator's numbers on a port of their own. */
export { metricsRoutes } from './health-routes.ts';
/** Takes connections, and lets go of them in order. */
export { listen } from './listen.ts';
/** For what is meant for this machine's own people. */
export { ownHostOnly } from './own-host.ts';
/** The language of who asks for a page. */
export { readerLanguage } from './reader-language.ts';
