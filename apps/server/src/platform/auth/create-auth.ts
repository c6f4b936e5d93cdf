import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt, twoFactor } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import { newId } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import { accountProtection } from './account-protection.ts';
import { authTables } from './auth.table.ts';
import type { AuthParts } from './auth-parts.ts';
import { checkInput } from './check-input.ts';
import { oauthTables } from './oauth/oauth.table.ts';
import { closedOAuthPaths, oauthErrorPage, oauthPlugins } from './oauth/oauth-provider.ts';
import { maxPasswordLength, minPasswordLength } from './passwords/lengths.ts';
import { hashPassword, verifyPassword } from './passwords/password-hash.ts';
import { reportStorageFailures } from './report-storage-failures.ts';
import { endOpenLinks } from './reset/reset-links.ts';
import { requireUserVerified } from './second-step/require-user-verified.ts';
import type { ResetBy } from './sign-in/remember-device.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The header in which our own server passes the caller's address; a value from outside is overwritten. */
export const addressHeader = 'x-clearpaw-address';
const tokenMs = 15 * 60_000;

/**
 * Email and password, a second step, passkeys, remember-me, and short-lived ES256 tokens for everything that is not
 * handled by cookies.
 */
export function createAuth(parts: AuthParts) {
  const { config, store, hooks: authHooks } = parts;
  const resetBy: ResetBy = new WeakMap();
  return betterAuth({
    appName: authHooks.productName,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    ...parts.secretOptions,
    trustedOrigins: originsOf(config.publicUrl),
    database: reportStorageFailures(
      drizzleAdapter(store.db, { provider: 'pg', schema: { ...authTables, ...oauthTables } }),
    ),
    emailAndPassword: {
      enabled: true,
      minPasswordLength,
      maxPasswordLength,
      autoSignIn: true,
      // A password is often reset because someone else knows the old one.
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      onPasswordReset: ({ user }, request) => afterReset(parts, user, request, resetBy),
    },
    // Own sessions are listed and ended by id (session-endpoints.ts); these endpoints accept or return the sessions'
    // secrets.
    disabledPaths: [
      ...['/list-sessions', '/revoke-session', '/send-verification-email', '/update-session'],
      ...closedOAuthPaths,
    ],
    // A recent sign-in is not enough to add a sign-in method: confirm-identity.ts requires more.
    session: { freshAge: 0 },
    // A copy of the database gives no access: emailed links are stored as hashes.
    verification: { storeIdentifier: 'hashed' },
    hooks: { before: checkInput(authHooks.takesName) },
    plugins: [
      twoFactor({ issuer: authHooks.productName }),
      passkeys(config, authHooks.productName),
      tokens(config),
      ...oauthPlugins(parts),
      // Last, so that its hooks see the final answers.
      accountProtection(parts, resetBy),
    ],
    rateLimit: { ...limits(config), enabled: true, storage: 'database' },
    advanced: {
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      ...cookies(config),
    },
    telemetry: { enabled: false },
    // By default the library prints failures with their parameters; thrown, they reach our own log, which omits those.
    onAPIError: { throw: true, errorURL: oauthErrorPage(config.publicUrl) },
    logger: { disabled: true },
  });
}

/** A new password ends every open link; the browser in which it was set becomes a known device of the account. */
async function afterReset(
  { store, hooks: authHooks }: AuthParts,
  user: { readonly id: string; readonly email: string },
  request: Request | undefined,
  resetBy: ResetBy,
): Promise<void> {
  if (request) resetBy.set(request, user.email);
  await store.transaction(async (tx) => {
    await endOpenLinks(tx, user.id);
    // The link was read in the mailbox of the address.
    await tx.db.update(authTables.user).set({ emailVerified: true }).where(eq(authTables.user.id, user.id));
    await authHooks.mails.sayPasswordChanged(tx, user, await authHooks.apps.namesOf(tx, user.id));
  });
}

/** The device checks a fingerprint, a face or a PIN, so a passkey counts as two factors and no code is asked for. */
function passkeys(config: Config, productName: string) {
  return passkey({
    rpID: new URL(config.publicUrl).hostname,
    rpName: productName,
    origin: originsOf(config.publicUrl),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => requireUserVerified(verification.registrationInfo),
    },
    authentication: {
      afterVerification: async ({ verification }) => requireUserVerified(verification.authenticationInfo),
    },
  });
}

/** Short-lived tokens for functions and files. */
function tokens(config: Config) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'ES256' } },
    jwt: {
      issuer: config.publicUrl,
      audience: config.publicUrl,
      expirationTime: '15m',
      // The token contains only the account and the session, because it travels in headers and a proxy may log it. It
      // does not outlive the session.
      definePayload: ({ session }) => ({
        sid: session.id,
        exp: Math.floor(Math.min(Date.now() + tokenMs, new Date(session.expiresAt).getTime()) / 1000),
      }),
    },
  });
}

/**
 * With https browsers take a cookie of this name only from this host, encrypted and for all paths: another host of the
 * same domain cannot plant a session. The library's own setting has the weaker prefix `__Secure-`.
 */
function cookies({ publicUrl }: Config) {
  const secure = publicUrl.startsWith('https:');
  return {
    cookiePrefix: secure ? '__Host-clearpaw' : 'clearpaw',
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
  };
}

/** On a local machine both host names lead to the same server. */
function originsOf(publicUrl: string): string[] {
  const names: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
  const address = new URL(publicUrl);
  const other = names[address.hostname];
  if (other === undefined) return [publicUrl];
  address.hostname = other;
  return [publicUrl, address.origin];
}

const guessable = [
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/reset-password',
  '/change-password',
  '/change-email',
  '/confirm-identity',
  '/restore-email',
  '/two-factor/*',
];

/** Password attempts are limited strictly in production; elsewhere tests and demos sign in often. */
function limits(config: Config) {
  const max = config.production ? 10 : 60;
  const rule = { window: 60, max };
  return {
    window: 60,
    max: 300,
    customRules: Object.fromEntries(guessable.map((path) => [path, rule])),
  };
}
