import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { AuthHooks } from './auth-hooks.ts';

/** The longest address that mail can reach (RFC 5321, a path of 256 with its brackets). */
const maxEmailLength = 254;

/** Checks that better-auth does not make: the length of addresses and names, and invisible characters. */
export const checkInput = (takesName: AuthHooks['takesName']) =>
  createAuthMiddleware(async ({ body }) => {
    const { email, newEmail, name } = Object(body) as Record<string, unknown>;
    for (const address of [email, newEmail]) {
      if (typeof address === 'string' && address.length > maxEmailLength) {
        throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email address' });
      }
    }
    if (typeof name === 'string' && !takesName(name)) {
      const message = 'A name has at most 80 characters, all of them visible.';
      throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message });
    }
  });
