/** What a server function receives and answers. */

/** The answer to whatever was thrown outside of a function. */
export { failureReply, retryAfterSeconds } from './answer.ts';
/** Who calls a part beside the functions, how often, how much at once, and from which page. */
export { anyOrigin } from './any-origin.ts';
/** Programs that call with a key. */
export { type ApiClient, type AppAccess, keepToOwnBusiness } from './api-client.ts';
/** How many calls one may make. */
export { callLimits } from './call-limits.ts';
/** What serving them takes. */
export type { ApiKeyAccess, CallableParts } from './callable-parts.ts';
/** `POST /functions/{name}` and the address an official client uses in emulator mode. */
export { callableRoutes } from './callable-routes.ts';
export type { Call, Definition, Implementations, Origin, Services } from './implementation.ts';
export { limitBody } from './limit-body.ts';
export { keepToLimits, readProgram } from './read-request.ts';
