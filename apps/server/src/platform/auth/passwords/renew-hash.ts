import { createAuthMiddleware } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import { atPaths } from '../at-paths.ts';
import { accountTable } from '../auth.table.ts';
import { hashPassword, isOutdated } from './password-hash.ts';

/** An older hash is replaced at a sign-in, because only then is the password known. */
export function renewHash({ db }: Pick<Store, 'db'>) {
  return {
    matcher: atPaths('/sign-in/email'),
    handler: createAuthMiddleware(async ({ body, context }) => {
      const uid = context.newSession?.user.id;
      const { password } = Object(body) as { password?: unknown };
      if (uid === undefined || typeof password !== 'string') return;
      const [kept] = await db
        .select({ id: accountTable.id, hash: accountTable.password })
        .from(accountTable)
        .where(and(eq(accountTable.userId, uid), eq(accountTable.providerId, 'credential')));
      if (!kept?.hash || !isOutdated(kept.hash)) return;
      await db
        .update(accountTable)
        .set({ password: await hashPassword(password) })
        // A password that was changed in the meantime is left unchanged.
        .where(and(eq(accountTable.id, kept.id), eq(accountTable.password, kept.hash)));
    }),
  };
}
