import { createAuthMiddleware } from 'better-auth/api';
import { atPaths } from '../at-paths.ts';
import type { KnownDevices } from './known-devices.ts';

const maxAge = 180 * 24 * 60 * 60;

interface CookieMaker {
  createAuthCookie(name: string, attributes?: { maxAge?: number }): { name: string; attributes: object };
}

/** The cookie in which a browser stores the people who have signed in with it. */
export function deviceCookie(context: CookieMaker) {
  return context.createAuthCookie('known_device', { maxAge });
}

/** The account whose password a request has just reset; the library's callback knows only the request. */
export type ResetBy = WeakMap<Request, string>;

/**
 * A browser in which someone has signed in, or reset their password by email, is a known device of the account from
 * then on.
 */
export function rememberDevice(devices: KnownDevices, resetBy: ResetBy) {
  return {
    matcher: atPaths(
      '/sign-in/email',
      '/sign-up/email',
      '/two-factor/verify-totp',
      '/two-factor/verify-backup-code',
      '/passkey/verify-authentication',
      '/reset-password',
    ),
    handler: createAuthMiddleware(async (ctx) => {
      const email = ctx.context.newSession?.user.email ?? (ctx.request && resetBy.get(ctx.request));
      if (email === undefined) return;
      const { name, attributes } = deviceCookie(ctx.context);
      const cookie = ctx.getCookie(name) ?? '';
      if (devices.find(cookie, email) === null) ctx.setCookie(name, devices.add(cookie, email), attributes);
    }),
  };
}
