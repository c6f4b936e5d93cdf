import { createAuthMiddleware } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import { atPaths } from '../at-paths.ts';
import { sessionTable } from '../auth.table.ts';
import { markConfirmed } from '../confirm/confirm-identity.ts';

const passkeyPath = '/passkey/verify-authentication';

/**
 * Signing in with a browser that is already signed in ends the session it had, of any account. If the same person signs
 * in with a passkey, that confirms their identity.
 */
export function endFormerSession(store: Pick<Store, 'db'>) {
  return {
    matcher: atPaths('/sign-in/email', '/sign-up/email', passkeyPath),
    handler: createAuthMiddleware(async (ctx) => {
      if (ctx.context.returned instanceof Error) return;
      const { name } = ctx.context.authCookies.sessionToken;
      const former = await ctx.getSignedCookie(name, ctx.context.secret);
      if (!former) return;
      const entered = ctx.context.newSession;
      const [ended] = await store.db
        .delete(sessionTable)
        .where(
          and(
            eq(sessionTable.token, former),
            entered ? ne(sessionTable.token, entered.session.token) : undefined,
          ),
        )
        .returning({ userId: sessionTable.userId });
      if (ctx.path !== passkeyPath || !entered || ended?.userId !== entered.user.id) return;
      await markConfirmed(store, entered.session.id);
    }),
  };
}
