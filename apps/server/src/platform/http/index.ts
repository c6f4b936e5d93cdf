/** The web server apart from the features: serving of functions, pages and health checks. */

export { type AppShell, openAppShell } from './app-shell.ts';
export type {
  ApiClient,
  ApiKeyAccess,
  AppAccess,
  Call,
  Implementations,
  Origin,
  Services,
} from './callable/index.ts';
export { callLimits, keepToOwnBusiness } from './callable/index.ts';
export { callerAddress } from './caller-address.ts';
export { createApp } from './create-app.ts';
export type { DocumentHead } from './document-head.ts';
export { metricsRoutes } from './health-routes.ts';
export { listen } from './listen.ts';
export { ownHostOnly } from './own-host.ts';
/** The language of who asks for a page or a file. */
export { addressIn, askedLanguage, readerLanguage } from './reader-language.ts';
export { sendPieces } from './send-pieces.ts';
