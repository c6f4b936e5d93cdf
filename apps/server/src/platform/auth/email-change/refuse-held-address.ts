import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Store } from '../../database/index.ts';
import { atPaths } from '../at-paths.ts';
import { isTaken } from './email-changes.ts';

/** The library's own answer for an address that is in use. */
const alreadyExists = {
  code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
  message: 'User already exists. Use another email.',
};

/**
 * No account can be created with an address to which its former owner may still return: otherwise a thief who changed
 * it could prevent the recovery. Decision 0049.
 */
export function refuseHeldAddress({ db }: Pick<Store, 'db'>) {
  return {
    matcher: atPaths('/sign-up/email'),
    handler: createAuthMiddleware(async ({ body }) => {
      const { email } = Object(body) as { email?: unknown };
      if (typeof email !== 'string' || !(await isTaken(db, email.toLowerCase(), null))) return;
      throw new APIError('UNPROCESSABLE_ENTITY', alreadyExists);
    }),
  };
}
