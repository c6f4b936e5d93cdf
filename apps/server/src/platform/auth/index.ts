/** Sign-up, sign-in and sessions. */

/** Who can sign in; features join on it, and only read it. */
export { accountTable, sessionTable, userTable } from './auth.table.ts';
/** What the product brings along. */
export type { AppRequest, AuthHooks } from './auth-hooks.ts';
/** The secret that signs sessions. */
export { findAuthSecret } from './auth-secret.ts';
/** Proving again that it is oneself, before what cannot be undone. */
export { checkPassword } from './confirm/check-password.ts';
export { isConfirmed } from './confirm/confirm-identity.ts';
export { type Auth, addressHeader, createAuth } from './create-auth.ts';
/** The end of an account. */
export { eraseAccount } from './erase-account.ts';
/** Programs that people gave access to. */
export {
  oauthAccessTokenTable,
  oauthClientTable,
  oauthConsentTable,
  oauthRefreshTokenTable,
} from './oauth/oauth.table.ts';
export { apiResource, consentPage, mcpResource, resourceMetadataUrl } from './oauth/oauth-provider.ts';
export { isAccessToken, newClientSecret, secretPrefixes, storedTokenOf } from './oauth/oauth-secrets.ts';
/** Hashes as sign-in reads them, for accounts that are built rather than signed up. */
export { hashPassword } from './passwords/password-hash.ts';
/** The link that chooses a new password. */
export { openResetLink } from './reset/reset-links.ts';
/** Secrets at rest. */
export { createSealer, type Sealer } from './sealer.ts';
/** Who calls, and whether their session goes on. */
export type { Caller } from './sessions/caller.ts';
export { EndedSessions } from './sessions/ended-sessions.ts';
export { endExpiredSessions } from './sessions/session-jobs.ts';
/** The key that signs tokens, made and proven at the start. */
export { fitsStoredKeys, prepareSigningKey } from './signing-keys.ts';
/** From a bearer token to its caller. */
export { createTokenReader, type TokenReader } from './token-reader.ts';
