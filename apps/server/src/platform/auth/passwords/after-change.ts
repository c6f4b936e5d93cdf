import { createAuthMiddleware } from 'better-auth/api';
import { atPaths } from '../at-paths.ts';
import type { AuthParts } from '../auth-parts.ts';
import { endOpenLinks } from '../reset/reset-links.ts';

const matcher = atPaths('/change-password');

/** A new password always signs all other browsers out, even if the caller did not request it. */
export const endOtherSessionsToo = {
  matcher,
  handler: createAuthMiddleware(async ({ body }) => ({
    context: { body: { ...Object(body), revokeOtherSessions: true } },
  })),
};

/** Open links end with the old password, and the owner is notified. */
export function afterPasswordChange({ store, hooks }: AuthParts) {
  return {
    matcher,
    handler: createAuthMiddleware(async ({ context }) => {
      const person = context.newSession?.user;
      if (!person) return;
      await store.transaction(async (tx) => {
        await endOpenLinks(tx, person.id);
        await hooks.mails.sayPasswordChanged(tx, person, await hooks.apps.namesOf(tx, person.id));
      });
    }),
  };
}
