import { isPlainText } from '@clearpaw/domain';
import { APIError, createAuthMiddleware } from 'better-auth/api';

/** The longest address that mail can reach (RFC 5321, a path of 256 with its brackets). */
const maxEmailLength = 254;
/** As long as a name in the profile. */
const maxNameLength = 80;

/** What better-auth itself does not limit: the length of addresses and names, and letters that cannot be seen. */
export const checkInput = createAuthMiddleware(async ({ body }) => {
  const { email, newEmail, name } = Object(body) as Record<string, unknown>;
  for (const address of [email, newEmail]) {
    if (typeof address === 'string' && address.length > maxEmailLength) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email address' });
    }
  }
  if (typeof name === 'string' && (name.length > maxNameLength || !isPlainText(name))) {
    const message = `A name has at most ${maxNameLength} characters, all of them visible.`;
    throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message });
  }
});
