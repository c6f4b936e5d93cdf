import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt, twoFactor } from 'better-auth/plugins';
import { newId } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Store } from '../database/index.ts';
import * as tables from './auth.table.ts';
import type { AuthHouse } from './auth-house.ts';
import { checkInput } from './check-input.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The header in which our own server hands over the caller's address; one from outside is overwritten. */
export const addressHeader = 'x-clearpaw-address';
/** Source: specification, section 9. */
const minPasswordLength = 6;

/** One hour: long enough to find the message, short enough to be forgotten safely. */
const resetSeconds = 60 * 60;

/**
 * E-mail and password, a second step, passkeys, remember-me, and short-lived ES256 tokens for everything that is not
 * a cookie's affair.
 */
export function createAuth(config: Config, store: Store, secret: string, house: AuthHouse) {
  const { mails, productName } = house;
  return betterAuth({
    appName: productName,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: originsOf(config.publicUrl),
    database: drizzleAdapter(store.db, {
      provider: 'pg',
      schema: tables,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength,
      maxPasswordLength: 256,
      autoSignIn: true,
      resetPasswordTokenExpiresIn: resetSeconds,
      // Whoever resets a password may do so because somebody else knows the old one.
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mails.sendReset,
      onPasswordReset: mails.sayPasswordChanged,
    },
    emailVerification: {
      sendOnSignUp: false,
      expiresIn: resetSeconds,
      sendVerificationEmail: mails.sendNewAddress,
    },
    user: { changeEmail: { enabled: true } },
    // A copy of the database opens no account: what stands in a mailed link is not what is stored.
    verification: { storeIdentifier: 'hashed' },
    hooks: { before: checkInput(house.takesName) },
    plugins: [
      twoFactor({ issuer: productName }),
      passkey({
        rpID: new URL(config.publicUrl).hostname,
        rpName: productName,
        origin: originsOf(config.publicUrl),
      }),
      tokens(config),
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

/** Short-lived tokens for functions and files. */
function tokens(config: Config) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'ES256' } },
    jwt: {
      issuer: config.publicUrl,
      audience: config.publicUrl,
      expirationTime: '15m',
      // The token says who, nothing more: it travels in headers and may be logged by a proxy.
      definePayload: () => ({}),
    },
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

const guessable = [
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/reset-password',
  '/change-password',
  '/change-email',
  '/two-factor/*',
];

/** Guessing passwords is slow work in production; elsewhere tests and demos sign in often. */
function limits(config: Config) {
  const max = config.production ? 10 : 60;
  const rule = { window: 60, max };
  return {
    window: 60,
    max: 300,
    customRules: Object.fromEntries(guessable.map((path) => [path, rule])),
  };
}
