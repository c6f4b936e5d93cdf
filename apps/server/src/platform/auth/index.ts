/** Sign-up, sign-in and sessions. */

/** Tables of better-auth. Features may join them but never write them. */
export { accountTable, passkeyTable, sessionTable, userTable } from './auth.table.ts';
export type { AppRequest, AuthHooks } from './auth-hooks.ts';
export { type AuthSecrets, findAuthSecrets, secretsIn, writeSecrets } from './auth-secret.ts';
export { checkPassword } from './confirm/check-password.ts';
export { isConfirmed } from './confirm/confirm-identity.ts';
export { type Auth, addressHeader, createAuth } from './create-auth.ts';
export { eraseAccount } from './erase-account.ts';
export { encryptAgain, findSecretOptions } from './library-secrets.ts';
/** Tables of the OAuth provider: apps that people gave access to. */
export {
  oauthAccessTokenTable,
  oauthClientTable,
  oauthConsentTable,
  oauthRefreshTokenTable,
} from './oauth/oauth.table.ts';
export {
  apiResource,
  consentPage,
  mcpResource,
  refreshScope,
  resourceMetadataUrl,
} from './oauth/oauth-provider.ts';
export { isAccessToken, newClientSecret, secretPrefixes, storedTokenOf } from './oauth/oauth-secrets.ts';
export { hashPassword } from './passwords/password-hash.ts';
export { openResetLink } from './reset/reset-links.ts';
export { createSealer, type Sealer } from './sealer.ts';
export type { Caller } from './sessions/caller.ts';
export { EndedSessions } from './sessions/ended-sessions.ts';
export { endExpiredSessions } from './sessions/session-jobs.ts';
export { signCookiesAgain } from './sign-cookies-again.ts';
export { fitsStoredKeys, prepareSigningKey } from './signing-keys.ts';
export { createTokenReader, type TokenReader } from './token-reader.ts';
