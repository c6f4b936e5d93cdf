import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt } from 'better-auth/plugins';
import { newId } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Store } from '../database/index.ts';
import { account, jwks, rateLimit, session, user, verification } from './auth.table.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The header in which our own server hands over the caller's address; one from outside is overwritten. */
export const addressHeader = 'x-clearpaw-address';
/** Source: specification, section 9. */
const minPasswordLength = 6;

/** E-mail and password, remember-me, and short-lived ES256 tokens for everything that is not a cookie's affair. */
export function createAuth(config: Config, store: Store, secret: string) {
  return betterAuth({
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: originsOf(config.publicUrl),
    database: drizzleAdapter(store.db, {
      provider: 'pg',
      schema: { user, session, account, verification, jwks, rateLimit },
    }),
    emailAndPassword: { enabled: true, minPasswordLength, maxPasswordLength: 256, autoSignIn: true },
    plugins: [
      jwt({
        jwks: { keyPairConfig: { alg: 'ES256' } },
        jwt: {
          issuer: config.publicUrl,
          audience: config.publicUrl,
          expirationTime: '15m',
          // The token says who, nothing more: it travels in headers and may be logged by a proxy.
          definePayload: () => ({}),
        },
      }),
    ],
    rateLimit: { ...limits(config), enabled: true, storage: 'database' },
    advanced: {
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      cookiePrefix: 'clearpaw',
      useSecureCookies: config.publicUrl.startsWith('https:'),
    },
    telemetry: { enabled: false },
    // Left to itself it prints what failed, parameters and all; thrown, it reaches our own log, which prints neither.
    onAPIError: { throw: true },
    logger: { disabled: true },
  });
}

/** On one's own machine both names of it lead to the same server. */
function originsOf(publicUrl: string): string[] {
  const names: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
  const address = new URL(publicUrl);
  const other = names[address.hostname];
  if (other === undefined) return [publicUrl];
  address.hostname = other;
  return [publicUrl, address.origin];
}

/** Guessing passwords is slow work in production; elsewhere tests and demos sign in often. */
function limits(config: Config) {
  const max = config.production ? 10 : 60;
  const rule = { window: 60, max };
  return {
    window: 60,
    max: 300,
    customRules: { '/sign-in/email': rule, '/sign-up/email': rule, '/request-password-reset': rule },
  };
}
