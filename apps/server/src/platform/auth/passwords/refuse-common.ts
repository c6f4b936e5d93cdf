import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Config } from '../../config/index.ts';
import { atPaths } from '../at-paths.ts';
import { isBreached } from './breached-passwords.ts';
import { isTooCommon } from './is-too-common.ts';
import { maxPasswordLength, minPasswordLength } from './lengths.ts';

const message = 'This password is too common. Choose one that is harder to guess.';

/** Applies wherever a password is chosen, before a link is used up for it. */
export function refuseCommon({ breachedPasswordsFile }: Pick<Config, 'breachedPasswordsFile'>) {
  return {
    matcher: atPaths('/sign-up/email', '/reset-password', '/change-password'),
    handler: createAuthMiddleware(async ({ body }) => {
      const { password, newPassword, email } = Object(body) as Record<string, unknown>;
      const chosen = newPassword ?? password;
      if (typeof chosen !== 'string' || chosen.length < minPasswordLength) return;
      if (chosen.length > maxPasswordLength) return;
      const isRefused =
        isTooCommon(chosen, typeof email === 'string' ? email : undefined) ||
        (breachedPasswordsFile !== undefined && (await isBreached(breachedPasswordsFile, chosen)));
      if (isRefused) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON', message });
    }),
  };
}
