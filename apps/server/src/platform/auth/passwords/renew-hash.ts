import { createAuthMiddleware } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import { atPaths } from '../at-paths.ts';
import { account } from '../auth.table.ts';
import { hashPassword, isOutdated } from './password-hash.ts';

/** A sign-in is the moment in which an older hash can be replaced: only then is the password known. */
export function renewHash({ db }: Pick<Store, 'db'>) {
  return {
    matcher: atPaths('/sign-in/email'),
    handler: createAuthMiddleware(async ({ body, context }) => {
      const uid = context.newSession?.user.id;
      const { password } = Object(body) as { password?: unknown };
      if (uid === undefined || typeof password !== 'string') return;
      const [kept] = await db
        .select({ id: account.id, hash: account.password })
        .from(account)
        .where(and(eq(account.userId, uid), eq(account.providerId, 'credential')));
      if (!kept?.hash || !isOutdated(kept.hash)) return;
      await db
        .update(account)
        .set({ password: await hashPassword(password) })
        // Changed meanwhile, it stays as it was changed.
        .where(and(eq(account.id, kept.id), eq(account.password, kept.hash)));
    }),
  };
}
