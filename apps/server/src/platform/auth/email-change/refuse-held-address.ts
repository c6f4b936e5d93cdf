import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Store } from '../../database/index.ts';
import { atPaths } from '../at-paths.ts';
import { isTaken } from './email-changes.ts';

/** As the library says it for an address that is in use. */
const alreadyExists = {
  code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
  message: 'User already exists. Use another email.',
};

/**
 * No account can be created with an address that its former owner may still take back: a thief who changed it could otherwise
 * prevent the recovery. Decision 0049.
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
