/** Sign-up, sign-in and sessions. */

/** Who can sign in; features join on it, and only read it. */
export { account, session, user } from './auth.table.ts';
/** What the product brings along. */
export type { AuthHouse } from './auth-house.ts';
/** The secret that signs sessions. */
export { findAuthSecret } from './auth-secret.ts';
export { type Auth, addressHeader, createAuth } from './create-auth.ts';
/** The end of an account. */
export { eraseAccount } from './erase-account.ts';
/** Secrets at rest. */
export { createSealer, type Sealer } from './sealer.ts';
/** The key that signs tokens, made and proven at the start. */
export { prepareSigningKey } from './signing-keys.ts';
/** From a bearer token to a uid. */
export { createTokenReader, type TokenReader } from './token-reader.ts';
