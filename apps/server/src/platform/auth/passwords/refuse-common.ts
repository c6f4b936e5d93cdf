import { APIError, createAuthMiddleware } from 'better-auth/api';
import { atPaths } from '../at-paths.ts';
import { isTooCommon } from './is-too-common.ts';
import { minPasswordLength } from './lengths.ts';

const message = 'This password is too common. Choose one that is harder to guess.';

/** Applies wherever a password is chosen, before a link is used up for it. */
export const refuseCommon = {
  matcher: atPaths('/sign-up/email', '/reset-password', '/change-password'),
  handler: createAuthMiddleware(async ({ body }) => {
    const { password, newPassword, email } = Object(body) as Record<string, unknown>;
    const chosen = newPassword ?? password;
    if (typeof chosen !== 'string' || chosen.length < minPasswordLength) return;
    if (!isTooCommon(chosen, typeof email === 'string' ? email : undefined)) return;
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON', message });
  }),
};
