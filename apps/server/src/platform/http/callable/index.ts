/** Serving the contract's functions over HTTP. */

export { failureReply, retryAfterSeconds } from './answer.ts';
export { anyOrigin } from './any-origin.ts';
export { type ApiClient, type AppAccess, keepToOwnBusiness } from './api-client.ts';
export { callLimits } from './call-limits.ts';
export type { ApiKeyAccess, CallableParts } from './callable-parts.ts';
export { callableRoutes } from './callable-routes.ts';
export type { Call, Definition, Implementations, Origin, Services } from './implementation.ts';
export { limitBody } from './limit-body.ts';
export { keepToLimits, readProgram } from './read-request.ts';
