/** Sign-up, sign-in and sessions. */

/** Who can sign in; features join on it, and only read it. */
export { account, jwks, rateLimit, session, user, verification } from './auth.table.ts';
/** The secret that signs sessions. */
export { findAuthSecret } from './auth-secret.ts';
export { type Auth, addressHeader, createAuth } from './create-auth.ts';
/** Secrets at rest. */
export { createSealer, type Sealer } from './sealer.ts';
/** From a bearer token to a uid. */
export { createTokenReader, type TokenReader } from './token-reader.ts';
