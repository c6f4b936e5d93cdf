import { APIError, createAuthMiddleware } from 'better-auth/api';
import { atPaths } from '../at-paths.ts';

const message =
  'Your device did not check that it is you. Unlock the passkey with your fingerprint, face or PIN.';

/** Refuses a passkey used without the device's own check of the person: it would be one factor instead of two. */
export function requireUserVerified(info: { readonly userVerified?: boolean } | undefined): void {
  if (info?.userVerified) return;
  throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED', message });
}

/** By default the library only asks browsers to prefer this check; here it is required. */
export const askForUserVerification = {
  matcher: atPaths('/passkey/generate-authenticate-options'),
  handler: createAuthMiddleware(async ({ context, json }) => {
    const { returned } = context;
    if (returned instanceof Error || typeof returned !== 'object') return;
    return json({ ...returned, userVerification: 'required' });
  }),
};
