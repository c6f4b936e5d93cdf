import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import type { AuthParts } from '../auth-parts.ts';

const body = z.object({ email: z.email(), redirectTo: z.string().optional() });
const answer = {
  status: true,
  message: 'If this email exists in our system, check your email for the reset link',
};

/**
 * Replaces the library's endpoint: the account is looked up after the answer, so that neither the answer nor the
 * response time shows whether an account exists.
 */
export function requestReset({ store, hooks }: AuthParts) {
  return createAuthEndpoint('/request-password-reset', { method: 'POST', body }, async (ctx) => {
    const email = ctx.body.email.toLowerCase();
    await store.transaction((tx) => hooks.jobs.requestReset(tx, email));
    return ctx.json(answer);
  });
}
